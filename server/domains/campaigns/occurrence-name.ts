import type { TimedCampaign } from './definition';

/** `20261130`, with `-0830` if it doesn't start at midnight UTC. */
function stampOf(from: number): string {
  const [day = '', time = ''] = new Date(from).toISOString().split('T');
  const clock = time.slice(0, 5).replace(':', '');
  return day.replaceAll('-', '') + (clock === '0000' ? '' : `-${clock}`);
}

/** The identifier of one occurrence: the campaign's own, plus its start date if it recurs (TOUR-001, QUEST-001). */
export function occurrenceName(campaign: TimedCampaign, from: number): string {
  const isOnce = campaign.every === undefined;
  switch (campaign.kind) {
    case 'quest':
      return `quest--${campaign.size}--${campaign.slug}${isOnce ? '' : `--${stampOf(from)}`}`;
    case 'achievement':
      return `achievement-${campaign.slug}${isOnce ? '' : `-${stampOf(from)}`}`;
    default:
      return `${campaign.slug}${isOnce ? '' : `-${stampOf(from)}`}`;
  }
}
