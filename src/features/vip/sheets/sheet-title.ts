import { useText } from '../../../platform/i18n';
import { useProgram } from '../use-program';
import type { VipSheetName } from './sheet-names';

/** The title of a sheet: from the configuration if it has one. */
export function useSheetTitle(sheet: VipSheetName, about: string): string {
  const t = useText();
  const { program, say, levels, own, nameOf } = useProgram();
  const reward = program.rewards.find(({ id }) => id === about);
  const level = levels.find(({ status }) => status === about);
  const titles: Record<VipSheetName, string> = {
    season: say(program.season.title),
    rewards: t('vip.rewards.all'),
    reward: reward ? say(reward.title) : t('vip.rewards.title'),
    promo: program.promo ? say(program.promo.title) : t('vip.title'),
    onboarding: t('vip.onboarding'),
    level: level?.name ?? t('vip.levels'),
    welcome: say(program.welcome.title),
    'level-up': own ? t('vip.level-up', { level: nameOf(own) }) : t('vip.title'),
  };
  return titles[sheet];
}
