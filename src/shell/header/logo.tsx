import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../platform/context/brand';
import { shellConfigQuery } from '../../platform/config/flags';

/** The brand's logo and name, or the current special logo. */
export function Logo() {
  const own = useBrand().logo.full;
  const { url, width, height } = useQuery(shellConfigQuery).data?.logo ?? own;
  return <img src={url} alt="" width={width} height={height} />;
}
