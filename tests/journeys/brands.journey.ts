import { brands } from '#brands/index';
import { expect, expectNoViolations, profileTest, test } from '../support/journey';

/** The same server under another brand's host. */
function hostOf(baseURL: string | undefined, host: string): string {
  const { port } = new URL(baseURL!);
  return `http://${host}:${port}`;
}

test('another host is another brand, with its own name, logo, colours, manifest, languages and paths [HEAD-004a, HEAD-004b, CONF-004a, CONF-004b]', {
  tag: '@phone',
}, async ({ page, baseURL, picture }) => {
  const other = hostOf(baseURL, 'meridian.localhost');
  await page.goto(other);
  const home = page.getByRole('link', { name: 'Meridian, home' });
  await expect(home).toBeVisible();
  await expect(home.locator('img')).toHaveAttribute('src', /meridian/);
  await expect(page).toHaveTitle(/Meridian/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#07181B');
  await expectNoViolations(page);
  await picture('lobby-meridian');
  const texts = await page.locator('body').innerText();
  expect(texts).not.toMatch(/Perigee/);
  const name = await page.evaluate(async () => ((await (await fetch('/manifest/en.webmanifest')).json()) as { name: string }).name);
  expect(name).toContain('Meridian');
  for (const [house, offered] of [
    [other, 0],
    [baseURL!, 1],
  ] as const) {
    await page.goto(`${house}/menu`);
    const languages = page.getByRole('dialog').getByLabel('Language').locator('option');
    await expect(languages.and(page.locator('[value="de"]'))).toHaveCount(1);
    await expect(languages.and(page.locator('[value="en-AU"]'))).toHaveCount(offered);
  }
  await page.goto(`${hostOf(baseURL, 'english.meridian.localhost')}/menu`);
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Support' })).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Language')).toHaveCount(0);
  await page.goto(`${other}/meridian-vipclub`);
  await expect(page).toHaveURL(`${other}/vip`);
});

for (const brand of Object.values(brands)) {
  profileTest(
    `${brand.name} can be installed: the browser reports no problem, and every picture in the manifest exists [PWA-002a, PWA-002b]`,
    { tag: '@phone' },
    async ({ page, baseURL }) => {
      const origin = brand.id === 'perigee' ? baseURL! : hostOf(baseURL, brand.hosts[0]!);
      await page.goto(origin);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
      const browser = await page.context().newCDPSession(page);
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const { errors, data } = await browser.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { icons, screenshots, shortcuts } = JSON.parse(data ?? '{}') as Record<
        'icons' | 'screenshots' | 'shortcuts',
        { src: string; url: string; purpose?: string; form_factor?: string }[]
      >;
      expect(new Set(icons.map(({ purpose }) => purpose ?? 'any'))).toEqual(new Set(['any', 'maskable', 'monochrome']));
      expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
      expect(shortcuts.length).toBeGreaterThan(0);
      for (const { src } of [...icons, ...screenshots]) {
        // Requested by the page: only the browser resolves every name under localhost.
        const response = await page.evaluate(async (url) => {
          const { status, headers } = await fetch(url);
          return `${status} ${headers.get('content-type')}`;
        }, src);
        expect(`${src} ${response}`).toMatch(/ 200 image\//);
      }
    },
  );
}
