/** Months for which approved answers about the source of wealth are valid, by licence; the shortest for an unknown one. */
const monthsByLicence: Readonly<Record<string, number>> = { curacao: 24, EE: 12, AU: 12 };

/** Until when answers that are approved now are valid (PROF-004). */
export function wealthValidUntil(licence: string | null, now: Date): Date {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + (monthsByLicence[licence ?? ''] ?? 12));
  return until;
}
