import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Tournament } from '#contract/fields/tournament';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { tournamentKind } from '#rules/competitions/tournament-kind';

type Named = Pick<Tournament, 'id' | 'frontend_identifier'>;

/** The page to participate: a quest has its own (ROUTE-017). */
export function pathOf({ id, frontend_identifier }: Named): string {
  return tournamentKind(frontend_identifier) === 'quest'
    ? `/action/${parseQuestIdentifier(frontend_identifier).slug}`
    : `/tournaments/${id}`;
}

/** The link to a tournament's page, or to a quest's. */
export function TournamentLink({
  tournament,
  className,
  children,
}: {
  tournament: Named;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { id, frontend_identifier } = tournament;
  if (tournamentKind(frontend_identifier) === 'quest') {
    return (
      <Link to="/action/{-$slug}" params={{ slug: parseQuestIdentifier(frontend_identifier).slug }} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/tournaments/$slug" params={{ slug: String(id) }} className={className}>
      {children}
    </Link>
  );
}
