import { getPage } from '#contract/calls/content';
import { navigateInApp } from '../support/navigate-in-app';
import { expect, expectNoViolations, test } from '../support/journey';
import { send } from '../support/player';

test('the footer of each page shows awards, studios and payments, and links to the top of the terms, whose links stay inside the app [ROUTE-034, ROUTE-042a, ROUTE-054c, FOOT-001c, CMS-001c]', async ({
  page,
}) => {
  await page.goto('/vip');
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByText('Installable casino of the year')).toBeVisible();
  await expect(foot.getByRole('navigation', { name: 'Studios' }).getByRole('link').first()).toBeVisible();
  await expect(foot.getByRole('region', { name: 'Payment methods' }).getByRole('img', { name: 'Visa' })).toBeVisible();
  await expect(foot.getByText('Gambling is entertainment that costs money.')).toBeVisible();
  await foot.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page).toHaveURL('/terms-and-conditions');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Terms and conditions – /);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expectNoViolations(page);
  // Visible once the app is hydrated: before that a link reloads the page.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
});

test('every static page exists in German with its own text and the current year, also without scripts [ROUTE-018, ROUTE-034, CMS-002, HUB-001c, SEO-004a, LOC-001a]', {
  tag: '@phone',
}, async ({ page, request, baseURL }) => {
  for (const slug of [
    'privacy-policy',
    'cookie-policy',
    'terms-and-conditions',
    'general-rules',
    'awards',
    'responsible-gaming',
    'bonus-balance',
    'benefits-of-crypto',
  ]) {
    const inEnglish = await send(request, baseURL!, getPage, { params: { slug }, query: { l: 'en' } });
    const { title, content, blocks } = await send(request, baseURL!, getPage, { params: { slug }, query: { l: 'de' } });
    expect([slug, title === inEnglish.title && content === inEnglish.content]).toEqual([slug, false]);
    expect(content).not.toMatch(/\{(?:current_year|brand|support_email)\}/);
    const drawn = await (await request.get(`/de/${slug}`, { headers: { accept: 'text/html' } })).text();
    expect(drawn).toContain(`<meta name="description" content="${blocks.description.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
    await page.goto(`/de/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a hash ticks the checkbox of its name, or scrolls to the anchor of its name [ROUTE-047, ROUTE-054a]', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/self-check#restless');
  await expect(page.getByRole('checkbox', { name: 'I was restless' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'I played longer' })).not.toBeChecked();
  await page.goto('/terms-and-conditions');
  const last = page.getByRole('main').locator('h2[id]').last();
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  await page.goto(`/terms-and-conditions#${await last.getAttribute('id')}`);
  await expect(last).toBeInViewport();
});

/** Attempts to run code, load or navigate elsewhere that would work unsanitised. */
const hostile = [
  '<script>window.wasRun = 1</script>',
  '<img src=x onerror="window.wasRun = 2">',
  '<svg onload="window.wasRun = 3"><script>window.wasRun = 4</script></svg>',
  '<iframe srcdoc="<script>parent.wasRun = 5</script>"></iframe>',
  '<a id="lure" href="javascript:window.wasRun=6">lure</a>',
  '<a id="elsewhere" href="//evil.example/">elsewhere</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.wasRun = 7"></style></mglyph></table></mtext></math>',
  '<form action="https://evil.example"><input type="password" name="password"><button>Sign in</button></form>',
  '<div style="position:fixed;inset:0">cover</div>',
  '<details open ontoggle="window.wasRun = 8">x</details>',
  '<video><source onerror="window.wasRun = 9"></video>',
  '<p>#constructor#</p>',
].join('');

test('tampered content runs nothing, requests nothing and links nowhere [CMS-005b]', { tag: '@phone' }, async ({
  page,
  context,
  guard,
}) => {
  // The page's CSP blocks handlers even while the content is being sanitised.
  guard.allow(/^console error: Executing inline event handler violates/);
  await context.route(/\/api\/cms\/pages\/general-rules/, async (route) => {
    const response = await route.fetch();
    const received = (await response.json()) as { content: string };
    await route.fulfill({ response, json: { ...received, content: `<p>Before</p>${hostile}<p>After</p>` } });
  });
  await page.goto('/vip');
  // The server-rendered page shows before the app runs, which installs the worker.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await navigateInApp(page, '/general-rules');
  const main = page.getByRole('main').getByRole('article');
  await expect(main.getByText('After', { exact: true })).toBeVisible();
  expect(await main.locator('script, iframe, svg, math, form, style, video, [style], [onerror], [onload], [ontoggle]').count()).toBe(0);
  expect(await main.locator('#lure, #elsewhere').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    null,
    null,
  ]);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
