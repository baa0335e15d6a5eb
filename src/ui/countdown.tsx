import { classNames } from './class-names';

export interface CountdownProps {
  /** The end and the current time, both in epoch milliseconds; the parent's clock updates it. */
  end: number;
  now: number;
  /** The days as text, such as "2 d"; omitted below one day. */
  daysText: (days: number) => string;
  /** Shown instead once the end is reached. */
  doneText: string;
  className?: string;
}

const two = (part: number) => String(part).padStart(2, '0');

/** Splits a duration in milliseconds into whole days and `hh:mm:ss`, rounding up to the next second. */
export function partsLeft(milliseconds: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return { days, clock };
}

/** The time left, to the second. Not announced: an announcement every second would drown the page. */
export function Countdown({ end, now, daysText, doneText, className }: CountdownProps) {
  const { days, clock } = partsLeft(end - now);
  return (
    <time className={classNames('tabular', className)} dateTime={new Date(end).toISOString()}>
      {end <= now ? doneText : `${days > 0 ? `${daysText(days)} ` : ''}${clock}`}
    </time>
  );
}
