// Written by `npm run generate`: do not edit.
import type { Locale } from '#contract/fields/locale';

type Texts = readonly [string, string, string, string, string, string, string, string];

/** The texts of each locale that differs from English. */
export const texts: Partial<Record<Locale, Texts>> & { en: Texts } = {
  "en": ["There’s something new for you","Open the app to see it.","No connection","Open this page once while you’re online, and it’ll work offline from then on.","Try again","Still loading…","Go to the lobby","and {count} more"],
  "de": ["Es gibt Neues für Sie","Öffnen Sie die App, um es zu lesen.","Keine Verbindung","Öffnen Sie diese Seite einmal mit Internetverbindung, dann funktioniert sie danach auch offline.","Erneut versuchen","Wird noch geladen …","Zur Lobby","und {count} weitere"],
  "fr-CA": ["Il y a du nouveau pour vous","Ouvrez l’application pour le lire.","Pas de connexion","Ouvrez cette page une fois en ligne; elle fonctionnera ensuite hors ligne.","Réessayer","Chargement en cours…","Aller à l’accueil","et {count} de plus"],
  "no": ["Det er nytt til deg","Åpne appen for å lese det.","Ingen forbindelse","Åpne denne siden én gang mens du er på nett, så virker den uten nett etterpå.","Prøv igjen","Laster fortsatt …","Gå til lobbyen","og {count} til"],
  "it": ["Ci sono novità per te","Apri l’app per leggerle.","Nessuna connessione","Apri questa pagina una volta con la connessione: poi funzionerà anche offline.","Riprova","Caricamento in corso…","Vai alla lobby","e altre {count}"],
  "en-KW": ["⟦Thērē’š šômēthïñg ñēw fôr ÿôü········⟧","⟦Öpēñ thē ápp tô šēē ït.······⟧","⟦Nô çôññēçtïôñ····⟧","⟦Öpēñ thïš págē ôñçē whïlē ÿôü’rē ôñlïñē, áñd ït’ll wôrk ôfflïñē frôm thēñ ôñ.····················⟧","⟦Trÿ ágáïñ···⟧","⟦Stïll lôádïñg…····⟧","⟦Gô tô thē lôbbÿ····⟧","⟦áñd {count} môrē····⟧"],
};
