import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violationsOf(page: Page) {
  // All frames are of this origin, so one run covers them without the blank page that axe opens for others.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode();
  return (await axe.analyze()).violations;
}

/** Fails if axe finds a violation on the current page; the failure names the rule and the elements. */
export async function expectNoViolations(page: Page): Promise<void> {
  let violations = await violationsOf(page);
  const small = violations.find(({ id }) => id === 'target-size')?.nodes[0]?.target;
  // A bar may cover part of a target at the current scroll position, so it's measured again in the middle of the screen.
  if (small?.length === 1 && typeof small[0] === 'string') {
    await page.locator(small[0]).evaluate((target) => target.scrollIntoView({ block: 'center' }));
    violations = await violationsOf(page);
  }
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
