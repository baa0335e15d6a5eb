/** The variables that content may use. */
export interface ContentVariables {
  brand: string;
  support_email: string;
  /** Four digits (CMS-002). */
  current_year: string;
}

/** Fills in `{current_year}` (CMS-002), `{brand}` and `{support_email}`; any other braces stay. */
export function filled(text: string, variables: ContentVariables): string {
  return text.replace(/\{(current_year|brand|support_email)\}/g, (_, name: keyof ContentVariables) => variables[name]);
}
