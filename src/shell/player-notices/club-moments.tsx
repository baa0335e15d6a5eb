import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storage } from '#contract/storage';
import { kindsOf } from '#rules/account/groups';
import { isWelcomeDue, levelMoment } from '#rules/vip/moments';
import { readLocal, writeLocal } from '../../platform/storage/local-storage';
import { readPlayerJson, writePlayerStorage } from '../../platform/storage/player-storage';
import { useSession } from '../../platform/session';
import { readSession } from '../../platform/storage/session-storage';

const { vipLevel, vipWelcome } = storage.local;

/** The last shown level on this device, 1 to 6; null without any. */
function shownLevel(): number | null {
  const kept = readPlayerJson(vipLevel);
  return typeof kept === 'number' ? kept : null;
}

/** Whether another dialog is open: one at a time. */
const hasDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** The club's automatic dialogs: it welcomes once, and announces a new level as it happens (VIP-004, VIP-005). */
export default function ClubMoments({ isPlaying }: { isPlaying: boolean }) {
  const { player } = useSession();
  const { modal } = useSearch({ from: '__root__' });
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const navigate = useNavigate();
  const level = player && kindsOf(player.groups).vipLevel;
  useEffect(() => {
    if (level === null) return;
    const isBlocked = modal !== undefined || hasDialog();
    const open = (sheet: string) =>
      void navigate({ to: '.', search: (search) => ({ ...search, modal: 'vip', asked: { sheet } }), resetScroll: false });
    const moment = levelMoment({ level, shown: shownLevel(), isPlaying, isBlocked });
    if (moment !== 'none') writePlayerStorage(vipLevel, JSON.stringify(level));
    if (moment === 'celebrate') {
      open('level-up');
    } else if (
      isWelcomeDue({
        level,
        hasLoggedIn: readSession(storage.session.login) === true,
        hasShown: readLocal(vipWelcome) !== null,
        pathname,
        isBlocked: isBlocked || isPlaying,
      })
    ) {
      writeLocal(vipWelcome, '1');
      open('welcome');
    }
  }, [level, modal, pathname, isPlaying, navigate]);
  return null;
}
