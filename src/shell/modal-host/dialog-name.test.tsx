import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { useDialogName, useNameDialog } from './dialog-name';

const shown: Rendered[] = [];
afterEach(() => Promise.all(shown.splice(0).map((one) => one.unmount())));

function Named() {
  useNameDialog('Round 7');
  return null;
}

function Name() {
  return <output>{useDialogName() ?? 'none'}</output>;
}

it('a dialog sets the tab’s title while it’s open', async () => {
  const tab = await render(<Name />);
  const dialog = await render(<Named />);
  shown.push(tab);
  await tab.until(() => expect(tab.page.textContent).toBe('Round 7'));
  await dialog.unmount();
  await tab.until(() => expect(tab.page.textContent).toBe('none'));
});
