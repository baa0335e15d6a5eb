import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type AppContext, useAppContext } from '../../platform/context/app-context';
import { lazyPart } from '../../platform/loading/lazy-part';
import { useLayoutAhead } from '../../platform/presence/later';
import { loadWholeCatalogue } from '../../platform/i18n';
import { classNames } from '../../ui/class-names';
import styles from './footer-place.module.css';

const NEAR = '400px';

/** After this long, the first screen has its full length, and what's below it may load. */
const SETTLED_MS = 1_000;
const LATER_MS = 5_000;

export const Footer = lazyPart(async () => (await Promise.all([import('./footer'), loadWholeCatalogue()]))[0].Footer);

/** Loads the footer's code, and then what its length depends on. */
async function loadFooter(app: AppContext): Promise<void> {
  await Footer.prepare();
  await (await import('./footer')).loadFooterData(app);
}

/** The server-rendered footer: if the app re-renders the page, it stays, with its links, until its code has loaded. */
let serverRendered = globalThis.document?.querySelector('#root footer') ?? null;

/**
 * The place of the footer, whose code loads when it's near or has the focus. A guest's server-rendered footer stays as it is until
 * then; otherwise the code also loads some time after the first screen, because a screen reader reads the footer without scrolling.
 */
export function FooterPlace() {
  const app = useAppContext();
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  const [isHere, setHere] = useState(Footer.isHere);
  useLayoutAhead(place);
  useEffect(() => {
    // The code may have loaded while a game page hid this place.
    if (Footer.isHere()) setHere(true);
    if (Footer.isHere() || !place.current) return undefined;
    const { current } = place;
    // A footer that this page was rendered with is a guest's, and complete; a reused one may be another person's.
    const isWhole = current.childElementCount > 0;
    const reused = isWhole ? null : serverRendered;
    if (reused) current.append(reused);
    let isShown = true;
    const come = () =>
      void loadFooter(app).then(() => {
        if (!isShown) return;
        reused?.remove();
        // It isn't reused again; a reference would keep it in memory for as long as the window is open.
        serverRendered = null;
        setHere(true);
      });
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: NEAR,
    });
    const timers = [setTimeout(() => watch.observe(current), SETTLED_MS)];
    if (!isWhole) timers.push(setTimeout(come, LATER_MS));
    current.addEventListener('focusin', come, { once: true });
    return () => {
      isShown = false;
      reused?.remove();
      current.removeEventListener('focusin', come);
      watch.disconnect();
      timers.forEach(clearTimeout);
    };
  }, [app]);
  return (
    <div ref={place} className={classNames(styles.footer, !(isHere && isHydrated) && styles.place)}>
      {(isHere || isServerRendered) && <Footer.ServerRendered />}
    </div>
  );
}
