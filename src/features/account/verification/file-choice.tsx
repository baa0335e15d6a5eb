import Camera from 'lucide-react/icons/camera';
import FileCheck from 'lucide-react/icons/file-check';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useId, useState } from 'react';
import { type DocumentSide, fileTypes } from '#contract/fields/document';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { FieldError } from '../../../ui/field';
import styles from './verification.module.css';
import type { FileProblem } from './use-send-document';

interface FileChoiceProps {
  side: DocumentSide;
  /** Whether the document has two sides, so that this one needs a label. */
  isOneOfTwo: boolean;
  file: File | undefined;
  problem: FileProblem | undefined;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** The URL of the selected photo, so that the player sees whether it's legible; null for a PDF. */
function usePreview(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file || file.type === 'application/pdf') return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}

/** One side of a document: a photo from the camera, or a file. */
export function FileChoice({ side, isOneOfTwo, file, problem, isDisabled, onChoose }: FileChoiceProps) {
  const t = useText();
  const name = file?.name;
  const preview = usePreview(file);
  const id = useId();
  const error = `${id}-error`;
  const input = (kind: 'camera' | 'file', accept: string) => (
    <input
      id={`${id}-${kind}`}
      type="file"
      accept={accept}
      {...(kind === 'camera' && { capture: 'environment' })}
      disabled={isDisabled}
      className={styles.input}
      aria-describedby={error}
      aria-invalid={problem ? true : undefined}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // The same file can be selected again after a failure.
        currentTarget.value = '';
        if (file) onChoose(file);
      }}
    />
  );
  return (
    <fieldset className={styles.side}>
      <legend>{t(isOneOfTwo ? `account.verification.${side}` : 'account.verification.page')}</legend>
      <p className={styles.chosen}>
        {name !== undefined && <FileCheck aria-hidden="true" size={18} />}
        {name ?? t('account.verification.none-chosen')}
      </p>
      {preview !== null && <img src={preview} alt={t('account.verification.preview', { name: name ?? '' })} className={styles.preview} />}
      <div className={styles.choices}>
        <span className={styles.camera}>
          {input('camera', 'image/*')}
          <label htmlFor={`${id}-camera`} className={buttonClass({ variant: 'quiet' })}>
            <Camera aria-hidden="true" size={18} /> {t(name === undefined ? 'account.verification.camera' : 'account.verification.retake')}
          </label>
        </span>
        <span>
          {input('file', fileTypes.join(','))}
          <label htmlFor={`${id}-file`} className={buttonClass({ variant: 'quiet' })}>
            <Upload aria-hidden="true" size={18} /> {t('account.verification.file')}
          </label>
        </span>
      </div>
      <FieldError id={error}>{problem && t(`account.verification.problem.${problem}`)}</FieldError>
    </fieldset>
  );
}
