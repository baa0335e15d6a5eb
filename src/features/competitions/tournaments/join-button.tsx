import { Link } from '@tanstack/react-router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmTournament } from '#contract/calls/competitions';
import type { Tournament } from '#contract/fields/tournament';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { useFormat, useText } from '../../../platform/i18n';
import { useBreak, useSession } from '../../../platform/session';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { ForNewPlayers } from '../../../platform/context/for-new-players';
import { Button } from '../../../ui/button';
import styles from '../competitions.module.css';
import { pathOf } from './tournament-link';
import { anyTournamentKey, tournamentStatusQuery } from './tournament-queries';

const isQuest = ({ frontend_identifier }: Pick<Tournament, 'frontend_identifier'>) => tournamentKind(frontend_identifier) === 'quest';

/** The join button, or the player's standing (TOUR-003). Joining needs the network. */
export function JoinButton({ tournament, onJoined }: { tournament: Tournament; onJoined?: () => void }) {
  const t = useText();
  const { money } = useFormat();
  const { status } = useSession();
  const playBreak = useBreak();
  const id = String(tournament.id);
  const queryClient = useQueryClient();
  const part = useQuery({ ...tournamentStatusQuery(id), enabled: status === 'player' });
  const joining = useMutation({
    mutationFn: () => ask(confirmTournament, { params: { id }, body: { confirmed: true } }),
    onSuccess: async (response) => {
      setCachedResponse(queryClient, tournamentStatusQuery(id).queryKey, response);
      await queryClient.invalidateQueries({ queryKey: anyTournamentKey });
      onJoined?.();
    },
  });
  if (tournament.status === 'archive' || (playBreak && !part.data?.status)) return null;
  if (status !== 'player') {
    return (
      <ForNewPlayers>
        <div className={styles.join}>
          {isQuest(tournament) && <p className={styles.invitation}>{t('competitions.quest.invitation')}</p>}
          <Button variant="secondary" render={<Link to="/registration" search={{ redirect: pathOf(tournament) }} />}>
            {t('competitions.join-as-guest')}
          </Button>
        </div>
      </ForNewPlayers>
    );
  }
  const standing = part.data?.status;
  if (standing) {
    const bets = money(standing.bets, tournament.currency);
    return (
      <p className={styles.standing} role="status">
        {standing.award_place === null
          ? t(tournament.status === 'future' ? 'competitions.joined-early' : 'competitions.joined')
          : t('competitions.standing', { place: standing.award_place, bets })}{' '}
        {t(tournament.scope === 'live' ? 'competitions.qualifying.live' : 'competitions.qualifying')}
      </p>
    );
  }
  const failure = joining.error instanceof CallFailed ? joining.error : null;
  return (
    <div className={styles.join}>
      <Button variant="secondary" isBusy={joining.isPending} onClick={() => joining.mutate()}>
        {t('competitions.join')}
      </Button>
      {failure && <p role="alert">{failure.isOffline ? t('competitions.needs-network') : failure.message}</p>}
    </div>
  );
}
