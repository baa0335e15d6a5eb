import { useEffect, useRef, useState } from 'react';
import { arriving } from '../platform/arriving';
import { loadWholeCatalogue } from '../platform/i18n';
import styles from './footer-place.module.css';

const NEAR = '400px';

/** When the first screen has its whole length, and when what it does not show may be asked for. */
const SETTLED_MS = 1_000;
const LATER_MS = 5_000;

export const Footer = arriving(async () => (await Promise.all([import('./footer/footer'), loadWholeCatalogue()]))[0].Footer);

/** The end of the page as the server drew it: it stands, links and all, until its code is here. */
const drawn = globalThis.document?.querySelector('#root > footer') ?? null;

/** The place of the footer, whose code comes when somebody is near, or when the first screen has had its time. */
export function FooterPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(Footer.isHere);
  useEffect(() => {
    if (isDue || !place.current) return undefined;
    if (drawn) place.current.append(drawn);
    const { current } = place;
    let isHere = true;
    const come = () => void Footer.prepare().then(() => isHere && setDue(true));
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(), { rootMargin: NEAR });
    const timers = [setTimeout(() => watch.observe(current), SETTLED_MS), setTimeout(come, LATER_MS)];
    return () => {
      isHere = false;
      watch.disconnect();
      timers.forEach(clearTimeout);
    };
  }, [isDue]);
  if (isDue) return <Footer />;
  return <div ref={place} className={styles.place} />;
}
