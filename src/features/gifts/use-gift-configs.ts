import { useQuery } from '@tanstack/react-query';
import type { GiftConfigs } from '#rules/gifts/configured';
import { configQuery } from '../../platform/config/configs';

/** What operators say of gifts; nothing where it could not be loaded. */
export function useGiftConfigs(): GiftConfigs {
  const disabled = useQuery(configQuery('disabled-bonuses')).data ?? null;
  const modified = useQuery(configQuery('modify-gifts-config')).data ?? null;
  return { disabled, modified };
}
