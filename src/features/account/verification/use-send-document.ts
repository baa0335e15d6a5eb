import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DocumentKind, DocumentSide } from '#contract/fields/document';
import { sidesOf } from '#rules/account/verification/documents';
import { CallFailed } from '../../../platform/api/refusal';
import { setBusy } from '../../../platform/service-worker/busy';
import { verificationQuery } from './checklist';
import { type ChosenFile, documentsQuery, lookAt, sendDocument } from './send-document';

type Chosen = Partial<Record<DocumentSide, ChosenFile>>;
export type FileProblem = 'too-big' | 'wrong-type' | 'missing';

/** The selected files, their errors, and the upload's progress. */
export function useSendDocument(first: DocumentKind) {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<DocumentKind>(first);
  const [chosen, setChosen] = useState<Chosen>({});
  const [problems, setProblems] = useState<Partial<Record<DocumentSide, FileProblem>>>({});
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [isSent, setSent] = useState(false);
  const isSending = share !== null;
  // A new release would reload the window and lose the upload.
  useEffect(() => {
    setBusy('document', isSending);
    return () => setBusy('document', false);
  }, [isSending]);
  const choose = async (side: DocumentSide, file: File) => {
    const looked = await lookAt(file);
    const isFine = typeof looked !== 'string';
    setSent(false);
    setChosen((before) => ({ ...before, [side]: isFine ? looked : undefined }));
    setProblems((before) => ({ ...before, [side]: isFine ? undefined : looked }));
  };
  const take = (next: DocumentKind) => {
    setKind(next);
    setChosen({});
    setProblems({});
  };
  const send = async () => {
    const missing = sidesOf(kind).filter((side) => !chosen[side]);
    if (missing.length > 0) {
      setProblems((before) => ({ ...Object.fromEntries(missing.map((side) => [side, 'missing'])), ...before }));
      return;
    }
    setFailure(null);
    setShare(0);
    try {
      await sendDocument(kind, chosen, setShare);
      setChosen({});
      setSent(true);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    } finally {
      setShare(null);
      void queryClient.invalidateQueries({ queryKey: documentsQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: verificationQuery().queryKey });
    }
  };
  return { kind, take, chosen, choose, problems, share, send, failure, isSent };
}
