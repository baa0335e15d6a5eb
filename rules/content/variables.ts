/** What content may name and the product fills in. */
export interface ContentVariables {
  brand: string;
  support_email: string;
  /** Four digits (CMS-002). */
  current_year: string;
}

/** Puts the values in place of `{current_year}` (CMS-002), `{brand}` and `{support_email}`; any other braces stay. */
export function filled(text: string, variables: ContentVariables): string {
  return text.replace(/\{(current_year|brand|support_email)\}/g, (_, name: keyof ContentVariables) => variables[name]);
}
