import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRestoreId } from '../features/support/chat-device';
import { followChatHash } from '../features/support/follow-chat-hash';
import { lazyPart } from '../platform/loading/lazy-part';
import { useIsWide } from '../platform/presence/use-is-wide';

const ChatButton = lazyPart(async () => (await import('../features/support/chat-button')).ChatButton);

/**
 * The entries to the chat on every page: the button, but not over a game, and the hash (WIDG-005, ROUTE-041). On a phone
 * the menu links to it, and the button only shows for unread messages.
 */
export default function ChatEntry({ isPlaying }: { isPlaying: boolean }) {
  const router = useRouter();
  const isWide = useIsWide();
  const hasConversation = useRestoreId() !== null;
  useEffect(() => followChatHash(router), [router]);
  if (isPlaying || !(isWide || hasConversation)) return null;
  return <ChatButton />;
}
