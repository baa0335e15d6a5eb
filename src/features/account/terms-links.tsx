import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import styles from './forms.module.css';

const documents = [
  ['terms-and-conditions', 'frame.footer.terms'],
  ['privacy-policy', 'frame.footer.privacy'],
] as const;

/** The texts that a player accepts, each in a new tab, so that the form keeps its input. */
export function TermsLinks() {
  const t = useText();
  return (
    <ul className={styles.documents}>
      {documents.map(([slug, name]) => (
        <li key={slug}>
          <Link to="/$slug" params={{ slug }} target="_blank">
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
