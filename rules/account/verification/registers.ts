/** National registers of self-excluded people: Australia, Great Britain, Germany, Estonia. */
export const registerNames = ['BetStop', 'GAMSTOP', 'OASIS', 'HAMPI'] as const;
export type RegisterName = (typeof registerNames)[number];

const byLicence: Readonly<Record<string, readonly RegisterName[]>> = {
  curacao: [],
  AU: ['BetStop'],
  GB: ['GAMSTOP'],
  DE: ['OASIS'],
  EE: ['HAMPI'],
};

/** The registers that a licence has queried before deposits and play; an account without a licence, or with an unknown one, has none. */
export function registersOf(licence: string | null): readonly RegisterName[] {
  return licence === null ? [] : (byLicence[licence] ?? []);
}

/** Hours for which a register’s result counts. */
export const REGISTER_ANSWER_HOURS = 24;

/** A register's result about a person. */
export interface RegisterResult {
  register: RegisterName;
  isExcluded: boolean;
  askedAt: Date;
}

/** Whether a result still counts; an exclusion counts until a later result lifts it. */
export function isResultFresh({ askedAt }: Pick<RegisterResult, 'askedAt'>, now: Date): boolean {
  return now.getTime() - askedAt.getTime() < REGISTER_ANSWER_HOURS * 60 * 60_000;
}
