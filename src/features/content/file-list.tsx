import { useSuspenseQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useFormat, useLocale, useText } from '../../platform/i18n';
import styles from './content.module.css';
import { filesQuery } from './pages';

const KILOBYTE = 1000;
const isPicture = (type: string) => type.startsWith('image/');

/** The files of content: its documents, or its pictures, each with its size (CMS-001). */
export function FileList({ kind }: { kind: 'documents' | 'pictures' }) {
  const t = useText();
  const { number } = useFormat();
  const { data } = useSuspenseQuery(filesQuery(useLocale()));
  return (
    <ul className={styles.files}>
      {data.data
        .filter(({ type }) => isPicture(type) === (kind === 'pictures'))
        .map(({ name, url, bytes }) => (
          <li key={name}>
            <a href={url} download={name} className={styles.file}>
              {kind === 'pictures' ? <img src={url} alt="" width={40} height={40} loading="lazy" /> : <Download aria-hidden size={20} />}
              <span>{t('content.files.one', { name, size: number(Math.max(1, Math.round(bytes / KILOBYTE))) })}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
