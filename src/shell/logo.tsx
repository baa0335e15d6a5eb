import { useBrand } from '../platform/brand';

/** The brand's mark and name. */
export function Logo() {
  const brand = useBrand();
  return <img src={brand.logo} alt="" width={132} height={28} />;
}
