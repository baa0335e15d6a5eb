// Written by `npx vitest run sw/generated.test.ts --update`: do not edit.
import type { Locale } from '#contract/fields/locale';

type Texts = readonly [string, string, string, string, string, string, string];

/** In the locales that have words of their own; English in the others. */
export const texts: Partial<Record<Locale, Texts>> & { en: Texts } = {
  "en": ["There’s something new for you","Open the app to see it.","No connection","This page needs the network once before it opens without one.","Try again","Go to the lobby","and {count} more"],
  "de": ["Es gibt Neues für Sie","Öffnen Sie die App, um es zu lesen.","Keine Verbindung","Diese Seite braucht einmal das Netz, bevor sie sich ohne öffnet.","Erneut versuchen","Zur Lobby","und {count} weitere"],
  "fr-CA": ["Il y a du nouveau pour vous","Ouvrez l’application pour le lire.","Pas de connexion","Cette page a besoin du réseau une fois avant de s’ouvrir sans lui.","Réessayer","Aller à l’accueil","et {count} de plus"],
  "no": ["Det er nytt til deg","Åpne appen for å lese det.","Ingen forbindelse","Denne siden trenger nett én gang før den kan åpnes uten.","Prøv igjen","Gå til lobbyen","og {count} til"],
  "it": ["Ci sono novità per te","Apri l’app per leggerle.","Nessuna connessione","Questa pagina ha bisogno della rete una volta, prima di aprirsi senza.","Riprova","Vai alla lobby","e altre {count}"],
  "en-KW": ["⟦Thērē’š šômēthïñg ñēw fôr ÿôü········⟧","⟦Öpēñ thē ápp tô šēē ït.······⟧","⟦Nô çôññēçtïôñ····⟧","⟦Thïš págē ñēēdš thē ñētwôrk ôñçē bēfôrē ït ôpēñš wïthôüt ôñē.················⟧","⟦Trÿ ágáïñ···⟧","⟦Gô tô thē lôbbÿ····⟧","⟦áñd {count} môrē····⟧"],
};
