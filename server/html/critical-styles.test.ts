import { expect, it } from 'vitest';
import { deviceFaces } from './critical-styles';

it('a drawn page brings the faces that the device has, and none that is fetched', () => {
  const own = '@font-face{font-family:A Fallback;src:local(Arial),local(ArialMT);size-adjust:105.5%}';
  const fetched = "@font-face{font-family:A;src:url(/assets/a.woff2) format('woff2')}";
  const either = '@font-face{font-family:B;src:local(B),url(/assets/b.woff2)}';
  expect(deviceFaces(`${fetched}a{color:red}${own}${either}`)).toBe(own);
});
