import { setTimeout } from 'node:timers/promises';
import type { BarePage } from './bare-browser';
import { namingShim } from './naming-shim';

/**
 * The metrics of one page load, in milliseconds after navigation start; shift is a score. The first paint is
 * first contentful paint.
 */
export interface PageMetrics {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** When the page was full: enough elements of the selector exist, and the pictures of the visible ones have loaded. */
  filled: number;
}

interface Collected extends PageMetrics {
  isFilled: boolean;
}

declare global {
  interface Window {
    perigeeMetrics: Collected;
  }
}

/** Runs in the page before its own scripts. */
function collect({ selector, count }: { selector: string; count: number }): void {
  const seen: Collected = { firstPaint: 0, largestPaint: 0, layoutShift: 0, filled: 0, isFilled: false };
  window.perigeeMetrics = seen;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.layoutShift += shift.value;
  });
  const isInSight = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const isFull = () => {
    const elements = [...document.querySelectorAll(selector)];
    if (elements.length < count) return false;
    const pictures = elements.filter(isInSight).flatMap((element) => [...element.querySelectorAll('img')]);
    return pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
  };
  // Checked on every frame, because paint entries arrive only after the page's later work.
  const look = () => {
    if (!document.body || !isFull()) requestAnimationFrame(look);
    else requestAnimationFrame(() => Object.assign(seen, { filled: performance.now(), isFilled: true }));
  };
  requestAnimationFrame(look);
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
}

/** Makes every later load of the page collect its metrics. */
export async function collectMetrics(page: BarePage, selector: string, count: number): Promise<void> {
  await page.before(`${namingShim}(${collect.toString()})(${JSON.stringify({ selector, count })})`);
}

const pollMs = 100;

/**
 * The metrics of the current load: waits until it's full, then as long again for late shifts. Caller measures in the
 * page, so that nothing queries it while the first screen is rendering.
 */
export async function readMetrics(page: BarePage, settleMs = 1500): Promise<PageMetrics> {
  await setTimeout(2 * settleMs);
  while (!(await page.ask<boolean>('window.perigeeMetrics?.isFilled === true'))) await setTimeout(pollMs);
  await setTimeout(settleMs);
  const { firstPaint, largestPaint, layoutShift, filled } = await page.ask<PageMetrics>('window.perigeeMetrics');
  return { firstPaint, largestPaint, layoutShift, filled: Math.max(filled, firstPaint) };
}
