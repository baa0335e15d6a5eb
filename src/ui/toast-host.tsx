import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast';
import type { ToasterProps } from './toaster';

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

/** The place of toasts. What draws them is loaded with the first one. */
export function ToastHost(props: ToasterProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => whenToastWaits(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  );
}
