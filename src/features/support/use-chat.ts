import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../platform/api/refusal';
import { useSession } from '../../platform/session';
import { useOnline } from '../../platform/presence/use-online';
import { keepDraft, readDraft, useRestoreId } from './chat-device';
import { conversationQuery, noteSeen, restoreConversation, sayInChat } from './support-calls';

/** Guests have no live stream: their conversation is polled while it's open. */
const GUESTS_EVERY_MS = 5_000;

/** The conversation while the chat is open: restored, updated, and marked as read (SUPP-001). */
export function useConversation() {
  const queryClient = useQueryClient();
  const { player } = useSession();
  const id = useRestoreId();
  const playerId = player?.id ?? null;
  const query = conversationQuery(playerId, id);
  const hasOne = playerId !== null || id !== null;
  const conversation = useQuery({ ...query, enabled: hasOne, ...(playerId === null && { refetchInterval: GUESTS_EVERY_MS }) });
  const { data } = conversation;
  const last = data?.messages.at(-1)?.id ?? 0;
  const isUnread = last > (data?.read_to ?? 0);
  useEffect(() => void restoreConversation(queryClient), [playerId, queryClient]);
  useEffect(() => {
    if (isUnread) void noteSeen(queryClient, conversationQuery(playerId, id), last);
  }, [isUnread, last, playerId, id, queryClient]);
  return { ...conversation, hasOne, url: String(query.meta?.url) };
}

/** The rest of the field's text after a message was sent: what was typed after it, or another text altogether. */
function unsaid(text: string, said: string): string {
  const begun = text.trimStart();
  return begun.startsWith(said) ? begun.slice(said.length).trimStart() : text;
}

/** The message being written; offline it stays a draft on the device. */
export function useMessage() {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [text, setText] = useState(readDraft);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  // One idempotency key per message, so that a retry after a lost response sends it only once.
  const key = useRef('');
  const typed = useRef(text);
  const write = (next: string) => {
    key.current = '';
    typed.current = next;
    setFailure(null);
    setText(next);
    keepDraft(next);
  };
  const takeOut = (said: string) => {
    const hasDraft = readDraft() !== '';
    write(unsaid(typed.current, said));
    // If the player signed out meanwhile, the draft is gone.
    if (!hasDraft) keepDraft('');
  };
  const send = async () => {
    const said = text.trim();
    if (said === '' || isSending || !isOnline) return;
    setSending(true);
    setFailure(null);
    key.current ||= crypto.randomUUID();
    try {
      await sayInChat(queryClient, said, key.current);
      takeOut(said);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return { text, write, send, isSending, isOnline, failure };
}
