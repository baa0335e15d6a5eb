import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { storage } from '#contract/storage';
import { kindsOf } from '#rules/account/groups';
import { isWelcomeDue, levelMoment } from '#rules/vip/moments';
import { readLocal, writeLocal } from '../../platform/storage/local-storage';
import { readPlayerJson, writePlayerStorage } from '../../platform/storage/player-storage';
import { useSession } from '../../platform/session';
import { LEVEL_NEWS_MS } from '../../platform/timing';
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
  const { modal, asked } = useSearch({ from: '__root__' });
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const navigate = useNavigate();
  const level = player && kindsOf(player.groups).vipLevel;
  const isCelebrated = modal === 'vip' && asked?.['sheet'] === 'level-up';
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (level === null) return;
    // Recorded as shown only once the sheet is open: another navigation may replace the one that opens it.
    if (isCelebrated) {
      writePlayerStorage(vipLevel, JSON.stringify(level));
      return;
    }
    const isBlocked = modal !== undefined || hasDialog();
    const open = (sheet: string) =>
      void navigate({ to: '.', search: (search) => ({ ...search, modal: 'vip', asked: { sheet } }), resetScroll: false });
    const shown = shownLevel();
    const moment = levelMoment({ level, shown, isPlaying, isBlocked });
    if (moment === 'note') writePlayerStorage(vipLevel, JSON.stringify(level));
    if (moment === 'celebrate') open('level-up');
    if (shown !== null && level > shown) {
      // A blocking dialog has no address, so its end causes no re-render here; hence the polling.
      const timer = setTimeout(() => setLooks((count) => count + 1), LEVEL_NEWS_MS);
      return () => clearTimeout(timer);
    }
    if (
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
    return;
  }, [level, modal, isCelebrated, pathname, isPlaying, navigate, looks]);
  return null;
}
