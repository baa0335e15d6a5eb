import { useQuery } from '@tanstack/react-query';
import { getPlayerTournaments } from '#contract/calls/competitions';
import type { Tournament } from '#contract/fields/tournament';
import { tournamentKind, visibleQuests } from '#rules/competitions/tournament-kind';
import { isExtra } from '#rules/vip/adventure';
import { tournamentsQuery } from '../../features/competitions/tournaments/tournament-queries';
import { useAdventure } from '../../features/vip/adventure/use-adventure';
import { compPointsQuery } from '../../features/vip/vip-queries';
import { useWheel } from '../../features/wheels/use-wheel';
import { useFlag } from '../../platform/config/flags';
import { queryOf } from '../../platform/api/query';
import { useOnline } from '../../platform/presence/use-online';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';

const isRunning = ({ status }: Tournament) => status === 'active';

/** The running competitions, and the player's participation. */
function useCompetitions() {
  const { status, player } = useSession();
  const { data: all } = useQuery(tournamentsQuery(useFlag('test-quests')));
  const { data: own } = useQuery({ ...queryOf(getPlayerTournaments, {}), enabled: status === 'player' });
  const running = (all?.data ?? []).filter(isRunning);
  return {
    quests: visibleQuests(running, { groups: player?.groups ?? [], seesTestQuests: false }),
    tournaments: running.filter(({ frontend_identifier }) => tournamentKind(frontend_identifier) === 'tournament'),
    parts: status === 'player' ? (own?.data ?? []) : [],
    // Whether the player's participation is known: until then nothing shows.
    isOwnKnown: status === 'player' && own !== undefined,
  };
}

/** The states of quests and tournaments as text. */
export function useCompetitionStates(): { quests: string; tournaments: string } {
  const t = useText();
  const { quests, tournaments, parts, isOwnKnown } = useCompetitions();
  const inQuests = parts.filter(({ tournament_id }) => quests.some(({ id }) => id === tournament_id)).length;
  const best = parts
    .flatMap(({ tournament_id, award_place }) => {
      const tournament = tournaments.find(({ id }) => id === tournament_id);
      return tournament && award_place !== null ? [{ place: award_place, name: tournament.title }] : [];
    })
    .toSorted((one, other) => one.place - other.place)[0];
  const running = t('wheels.hub.quests.state', { count: quests.length });
  return {
    quests: isOwnKnown && quests.length > 0 ? `${running}, ${t('wheels.hub.joined', { count: inQuests })}` : running,
    tournaments: best ? t('wheels.hub.place', best) : t('wheels.hub.tournaments.state', { count: tournaments.length }),
  };
}

/** The state of a wheel as text: waiting boxes; for a guest, and while unknown, what it is. */
export function useWheelState(name: 'wheel-config' | 'wheel-config-segments'): { text: string; isOn: boolean } {
  const t = useText();
  const { config, status, waiting, isComing, isLoading, isUnknown } = useWheel(name);
  const isBox = name === 'wheel-config';
  const spins = 'spins_a_day' in config ? config.spins_a_day : 1;
  const isOnline = useOnline();
  const own = isComing
    ? t(isOnline ? 'wheels.segments.coming' : 'wheels.needs-network')
    : t(isBox ? 'wheels.hub.boxes' : 'wheels.hub.spins', { count: waiting.length });
  return {
    isOn: config.is_enabled,
    text:
      status === 'player' && !isLoading && !isUnknown ? own : t(isBox ? 'wheels.box.none.text' : 'wheels.segments.lead', { count: spins }),
  };
}

/** The state of the calendar as text: the current day, and how many prizes wait. */
export function useAdventureState(): { text: string; isOn: boolean } {
  const t = useText();
  const { adventure, today, views, isFinished } = useAdventure();
  const days = Math.max(0, ...adventure.days.filter((day) => !isExtra(day)).map(({ day }) => day));
  const waiting = views.filter(({ isClaimable }) => isClaimable).length;
  const day = today > days || isFinished ? t('vip.adventure.over') : t('wheels.hub.adventure.state', { day: Math.max(1, today), days });
  return { isOn: adventure.is_enabled, text: waiting > 0 ? `${day}, ${t('wheels.hub.adventure.prizes', { count: waiting })}` : day };
}

/** What the player can spend in the shop, as text. */
export function useShopState(): string {
  const t = useText();
  const { status } = useSession();
  const { data } = useQuery({ ...compPointsQuery(), enabled: status === 'player' });
  return data && status === 'player' ? t('wheels.hub.shop.state', { points: data.chargeable.points }) : t('wheels.hub.shop.guest');
}
