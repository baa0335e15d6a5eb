import { useBrand } from '../platform/brand';

/** The brand's mark and name. */
export function Logo() {
  const { url, width, height } = useBrand().logo.full;
  return <img src={url} alt="" width={width} height={height} />;
}
