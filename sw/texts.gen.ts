// Written by `npx vitest run sw/generated.test.ts --update`: do not edit.
import type { Locale } from '#contract/fields/locale';

export const texts: Record<Locale, readonly [string, string, string, string, string]> = {
  "en": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "de": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "en-AU": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "en-CA": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "fr-CA": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "en-NZ": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "no": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "it": ["There is news for you","Open the app to read it.","No connection","This page needs the network once before it opens without one.","Try again"],
  "en-KW": ["⟦Thērē ïš ñēwš fôr ÿôü······⟧","⟦Öpēñ thē ápp tô rēád ït.······⟧","⟦Nô çôññēçtïôñ····⟧","⟦Thïš págē ñēēdš thē ñētwôrk ôñçē bēfôrē ït ôpēñš wïthôüt ôñē.················⟧","⟦Trÿ ágáïñ···⟧"],
};
