import { useQuery } from '@tanstack/react-query';
import type { GiftConfigs } from '#rules/gifts/configured';
import { configQuery } from '../../platform/config/configs';

/** The operators' settings for gifts; none if they failed to load. */
export function useGiftConfigs(): GiftConfigs {
  const disabled = useQuery(configQuery('disabled-bonuses')).data ?? null;
  const modified = useQuery(configQuery('modify-gifts-config')).data ?? null;
  return { disabled, modified };
}
