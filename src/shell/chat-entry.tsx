import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChatButton } from '../features/support/chat-button';
import { followChatHash } from '../features/support/follow-chat-hash';

/** The ways into the chat from every page: the button, but not over a game, and the hash (WIDG-005, ROUTE-041). */
export default function ChatEntry({ isPlaying }: { isPlaying: boolean }) {
  const router = useRouter();
  useEffect(() => followChatHash(router), [router]);
  return isPlaying ? null : <ChatButton />;
}
