import type { ConfigOf } from '#contract/fields/config/index';
import { adventureStart, quarterOf } from './calendar';
import { inWords } from './in-words';

type Program = ConfigOf<'vip-program-config'>;
type Adventure = ConfigOf<'vip-adventures'>;

const rewards: Program['rewards'] = [
  {
    id: 'weekly-spins', level: 257, kind: 'free-spins', image: null,
    title: inWords('Free spins every month', 'Jeden Monat Freispiele', 'Des tours gratuits chaque mois', 'Giri gratuiti ogni mese', 'Gratisspinn hver måned'),
    text: inWords('A set of 20 from Bronze on.', 'Ab Bronze 20 Stück.', 'Une série de 20 dès le niveau Bronze.', 'Un set da 20 dal livello Bronzo.', 'Et sett på 20 fra og med Bronse.'),
    details: inWords('They arrive on the first of the month, hold for seven days and are wagered 30 times.', 'Sie kommen am Ersten des Monats, gelten sieben Tage und werden 30-mal umgesetzt.', 'Ils arrivent le premier du mois, sont valables sept jours et se misent 30 fois.', 'Arrivano il primo del mese, valgono sette giorni e vanno giocati 30 volte.', 'De kommer den første i måneden, gjelder i sju dager og omsettes 30 ganger.'),
  },
  {
    id: 'cashback', level: 258, kind: 'cashback', image: null,
    title: inWords('Weekly cashback', 'Wöchentlicher Cashback', 'Remise hebdomadaire', 'Cashback settimanale', 'Ukentlig cashback'),
    text: inWords('5% of a week’s net losses from Silver on.', 'Ab Silber 5 % der Nettoverluste einer Woche.', '5 % des pertes nettes de la semaine dès le niveau Argent.', 'Il 5% delle perdite nette della settimana dal livello Argento.', '5 % av ukens nettotap fra og med Sølv.'),
    details: inWords('It is counted from Monday to Sunday and wagered three times.', 'Gerechnet wird von Montag bis Sonntag; umgesetzt wird er dreimal.', 'Elle se calcule du lundi au dimanche et se mise trois fois.', 'Si calcola da lunedì a domenica e va giocato tre volte.', 'Den regnes fra mandag til søndag og omsettes tre ganger.'),
  },
  {
    id: 'fast-withdrawals', level: 258, kind: 'group', image: null,
    title: inWords('Withdrawals first in line', 'Auszahlungen mit Vorrang', 'Retraits en priorité', 'Prelievi con priorità', 'Uttak først i køen'),
    text: inWords('Reviewed within two hours from Silver on.', 'Ab Silber in zwei Stunden geprüft.', 'Vérifiés en deux heures dès le niveau Argent.', 'Verificati entro due ore dal livello Argento.', 'Behandlet innen to timer fra og med Sølv.'),
    details: inWords('It changes how soon a withdrawal is looked at, not what is asked of it.', 'Das ändert, wie schnell eine Auszahlung geprüft wird, nicht was dafür verlangt wird.', 'Cela change la vitesse d’examen d’un retrait, pas ce qu’on en exige.', 'Cambia quanto presto si esamina un prelievo, non che cosa si richiede.', 'Det endrer hvor raskt et uttak behandles, ikke hva som kreves.'),
  },
  {
    id: 'manager', level: 259, kind: 'group', image: null,
    title: inWords('A manager of your own', 'Persönliche Betreuung', 'Un gestionnaire attitré', 'Un referente personale', 'Egen kontaktperson'),
    text: inWords('From Gold on somebody knows you by name.', 'Ab Gold kennt Sie jemand beim Namen.', 'Dès le niveau Or, quelqu’un vous connaît par votre nom.', 'Dal livello Oro qualcuno ti conosce per nome.', 'Fra og med Gull er det noen som kjenner deg ved navn.'),
    details: inWords('By WhatsApp, Telegram or e-mail, and in the chat.', 'Per WhatsApp, Telegram oder E-Mail und im Chat.', 'Par WhatsApp, Telegram ou courriel, et dans le clavardage.', 'Su WhatsApp, Telegram o per e-mail, e in chat.', 'På WhatsApp, Telegram eller e-post, og i chatten.'),
  },
  {
    id: 'closed-tournaments', level: 255, kind: 'xp', image: null,
    title: inWords('Closed tournaments', 'Geschlossene Turniere', 'Tournois privés', 'Tornei riservati', 'Lukkede turneringer'),
    text: inWords('By invitation from Platinum on.', 'Ab Platin auf Einladung.', 'Sur invitation dès le niveau Platine.', 'Su invito dal livello Platino.', 'På invitasjon fra og med Platina.'),
    details: inWords('Fewer players, the same odds, a pot of its own.', 'Weniger Spieler, dieselben Chancen, ein eigener Topf.', 'Moins de joueurs, les mêmes chances, une cagnotte à part.', 'Meno giocatori, le stesse probabilità, un montepremi a parte.', 'Færre spillere, samme odds, egen pott.'),
  },
  {
    id: 'anniversary', level: 759, kind: 'cash', image: null,
    title: inWords('A gift every year', 'Ein Geschenk jedes Jahr', 'Un cadeau chaque année', 'Un regalo ogni anno', 'En gave hvert år'),
    text: inWords('Diamond is for life, and so is this.', 'Diamant gilt lebenslang, und das hier auch.', 'Diamant est à vie, et ceci aussi.', 'Diamante è per sempre, e anche questo.', 'Diamant varer livet ut, og det gjør dette også.'),
    details: inWords('Paid in cash on the day you joined, with nothing to wager.', 'Bar ausgezahlt am Tag Ihrer Anmeldung, ohne Umsatz.', 'Versé comptant le jour de votre inscription, sans mise exigée.', 'Pagato in contanti nel giorno della tua iscrizione, senza giocate.', 'Utbetalt kontant på dagen du ble med, uten omsetningskrav.'),
  },
];

const levels: Program['levels'] = [
  { level: 1117, text: inWords('Where everybody begins: points for every bet.', 'Hier fangen alle an: Punkte für jeden Einsatz.', 'Le départ de tous : des points à chaque mise.', 'Da qui cominciano tutti: punti per ogni giocata.', 'Her begynner alle: poeng for hvert innsats.') },
  { level: 257, text: inWords('A monthly set of free spins.', 'Jeden Monat Freispiele.', 'Une série mensuelle de tours gratuits.', 'Un set mensile di giri gratuiti.', 'Et månedlig sett gratisspinn.') },
  { level: 258, text: inWords('Weekly cashback, and withdrawals first in line.', 'Wöchentlicher Cashback und Auszahlungen mit Vorrang.', 'Remise hebdomadaire et retraits en priorité.', 'Cashback settimanale e prelievi con priorità.', 'Ukentlig cashback og uttak først i køen.') },
  { level: 259, text: inWords('A manager of your own, and higher limits on withdrawals.', 'Persönliche Betreuung und höhere Auszahlungsgrenzen.', 'Un gestionnaire attitré et des plafonds de retrait plus élevés.', 'Un referente personale e limiti di prelievo più alti.', 'Egen kontaktperson og høyere uttaksgrenser.') },
  { level: 255, text: inWords('Invitations to closed tournaments.', 'Einladungen zu geschlossenen Turnieren.', 'Des invitations aux tournois privés.', 'Inviti ai tornei riservati.', 'Invitasjoner til lukkede turneringer.') },
  { level: 759, text: inWords('For life, on terms of your own.', 'Lebenslang, zu eigenen Bedingungen.', 'À vie, à vos propres conditions.', 'Per sempre, a condizioni tue.', 'For livet, på egne vilkår.') },
];

/** What the VIP pages say besides progress and levels, in the quarter of an instant. */
export const vipProgram = (now: Date): Program => ({
  season: {
    id: 'season', ...quarterOf(now),
    title: inWords('This season', 'Diese Saison', 'Cette saison', 'Questa stagione', 'Denne sesongen'),
    text: inWords('A season is a quarter. What it brings decides the level of the next one.', 'Eine Saison ist ein Quartal. Was sie bringt, entscheidet über die Stufe der nächsten.', 'Une saison dure un trimestre. Son résultat décide du niveau de la suivante.', 'Una stagione è un trimestre. Quello che porta decide il livello della prossima.', 'En sesong er et kvartal. Det den gir, avgjør nivået i den neste.'),
  },
  rewards,
  levels,
  info: [
    { id: 'points', title: inWords('How do I earn points?', 'Wie sammle ich Punkte?', 'Comment gagner des points?', 'Come si guadagnano i punti?', 'Hvordan tjener jeg poeng?'), text: inWords('With every bet of real money, win or lose. Demos and bonus money earn none.', 'Mit jedem Einsatz von echtem Geld, ob gewonnen oder verloren. Demos und Bonusgeld bringen keine.', 'Avec chaque mise d’argent réel, gagnée ou perdue. Les démos et l’argent bonus n’en donnent pas.', 'Con ogni giocata in denaro reale, vinta o persa. Le demo e i bonus non ne danno.', 'Med hvert innsats av ekte penger, vinn eller tap. Demo og bonuspenger gir ingen.') },
    { id: 'keep', title: inWords('How do I keep a level?', 'Wie halte ich eine Stufe?', 'Comment garder un niveau?', 'Come si mantiene un livello?', 'Hvordan beholder jeg et nivå?'), text: inWords('Each level has a target for the quarter. Below it you go down one level, never more.', 'Jede Stufe hat ein Ziel für das Quartal. Wer darunter bleibt, sinkt um eine Stufe, nie um mehr.', 'Chaque niveau a un objectif trimestriel. En dessous, on descend d’un niveau, jamais plus.', 'Ogni livello ha un obiettivo trimestrale. Sotto, si scende di un livello, mai di più.', 'Hvert nivå har et mål for kvartalet. Under det går du ned ett nivå, aldri flere.') },
    { id: 'odds', title: inWords('Does a level change my chances?', 'Ändert eine Stufe meine Chancen?', 'Un niveau change-t-il mes chances?', 'Un livello cambia le mie probabilità?', 'Endrer et nivå sjansene mine?'), text: inWords('No. Games do not know who plays them.', 'Nein. Spiele wissen nicht, wer sie spielt.', 'Non. Les jeux ne savent pas qui joue.', 'No. I giochi non sanno chi li gioca.', 'Nei. Spillene vet ikke hvem som spiller.') },
    { id: 'limits', title: inWords('And my limits?', 'Und meine Limits?', 'Et mes limites?', 'E i miei limiti?', 'Og grensene mine?'), text: inWords('They hold on every level. No reward is taken away because you set one.', 'Sie gelten auf jeder Stufe. Keine Belohnung entfällt, weil Sie eines setzen.', 'Elles valent à tous les niveaux. Aucune récompense n’est retirée parce que vous en fixez une.', 'Valgono a ogni livello. Nessun premio viene tolto perché ne imposti uno.', 'De gjelder på alle nivåer. Ingen belønning tas bort fordi du setter en.') },
  ],
  promo: {
    id: 'double-points',
    title: inWords('Points on tables count, too', 'Auch Tische bringen Punkte', 'Les tables donnent aussi des points', 'Anche i tavoli danno punti', 'Bordene gir også poeng'),
    text: inWords('Roulette earns the same points as slots this season.', 'Roulette bringt in dieser Saison so viele Punkte wie Slots.', 'Cette saison, la roulette donne autant de points que les machines à sous.', 'In questa stagione la roulette dà gli stessi punti delle slot.', 'Rulett gir like mange poeng som automater denne sesongen.'),
    button: { name: inWords('To the tables', 'Zu den Tischen', 'Vers les tables', 'Ai tavoli', 'Til bordene'), url: '/games/table' },
  },
  onboarding: [
    { id: 'earn', title: inWords('Play and earn', 'Spielen und sammeln', 'Jouez et gagnez des points', 'Gioca e accumula', 'Spill og samle'), text: inWords('Every bet of real money earns comp points.', 'Jeder Einsatz von echtem Geld bringt Comp-Punkte.', 'Chaque mise d’argent réel donne des points.', 'Ogni giocata in denaro reale dà punti.', 'Hvert innsats av ekte penger gir poeng.') },
    { id: 'rise', title: inWords('Rise by quarters', 'Aufsteigen in Quartalen', 'Montez de trimestre en trimestre', 'Sali di trimestre in trimestre', 'Stig kvartal for kvartal'), text: inWords('Deposits and bets of a quarter decide the next level.', 'Einzahlungen und Einsätze eines Quartals entscheiden über die nächste Stufe.', 'Les dépôts et les mises d’un trimestre décident du niveau suivant.', 'I versamenti e le giocate di un trimestre decidono il livello successivo.', 'Innskudd og innsatser i et kvartal avgjør neste nivå.') },
    { id: 'spend', title: inWords('Spend as you like', 'Einlösen, wie Sie mögen', 'Dépensez comme vous voulez', 'Spendi come vuoi', 'Bruk som du vil'), text: inWords('Points buy free spins, money and tickets in the shop.', 'Im Shop gibt es dafür Freispiele, Geld und Lose.', 'Les points achètent tours gratuits, argent et billets à la boutique.', 'Con i punti si prendono giri gratuiti, denaro e biglietti nel negozio.', 'Poeng gir gratisspinn, penger og lodd i butikken.') },
  ],
  welcome: {
    title: inWords('Welcome to the club', 'Willkommen im Club', 'Bienvenue au club', 'Benvenuto nel club', 'Velkommen til klubben'),
    text: inWords('You are on board from your first bet. Here is how levels work.', 'Sie sind vom ersten Einsatz an dabei. So funktionieren die Stufen.', 'Vous êtes à bord dès votre première mise. Voici comment marchent les niveaux.', 'Sei a bordo dalla prima giocata. Ecco come funzionano i livelli.', 'Du er med fra første innsats. Slik fungerer nivåene.'),
  },
});

const euros = (amount: number) => ({ EUR: amount * 100, USD: amount * 100, AUD: amount * 160, CAD: amount * 150, NZD: amount * 170, NOK: amount * 1100, JPY: amount * 160, BRL: amount * 600 });

const spins = (count: number): Adventure['days'][number]['prize'] => ({
  type: 'fs', freespins_count: count, bonus_amount: null,
  title: inWords(`${count} free spins`, `${count} Freispiele`, `${count} tours gratuits`, `${count} giri gratuiti`, `${count} gratisspinn`),
});
const bonus = (amount: number): Adventure['days'][number]['prize'] => ({
  type: 'bonus', freespins_count: null, bonus_amount: euros(amount),
  title: inWords(`Bonus of €${amount}`, `Bonus von ${amount} €`, `Bonus de ${amount} €`, `Bonus di ${amount} €`, `Bonus på ${amount} €`),
});
const superPrize: Adventure['days'][number]['prize'] = {
  type: 'superPrize', freespins_count: 100, bonus_amount: euros(50),
  title: inWords('100 free spins and a bonus of €50', '100 Freispiele und 50 € Bonus', '100 tours gratuits et un bonus de 50 €', '100 giri gratuiti e un bonus di 50 €', '100 gratisspinn og en bonus på 50 €'),
};

const day = (number: number, prize: Adventure['days'][number]['prize'], minDep: number, wager: number, step = 1, stepTotal = 1): Adventure['days'][number] => ({
  day: number, step, stepTotal, prize, condition: { minDep: euros(minDep), wager, periodActivationDays: 2 }, variables: { game: 'Penumbral Mare' },
});

/** The adventure calendar of the fortnight in which an instant lies. */
export const adventures = (now: Date): Adventure => ({
  is_enabled: true,
  id: `orbit-calendar-${adventureStart(now)}`,
  title: inWords('Fortnight in orbit', 'Vierzehn Tage im Orbit', 'Quinze jours en orbite', 'Due settimane in orbita', 'Fjorten dager i bane'),
  group: 259,
  start_on: adventureStart(now),
  days: [
    day(1, spins(10), 10, 30), day(2, spins(10), 10, 30), day(3, bonus(2), 10, 3), day(4, spins(15), 20, 30),
    day(5, spins(10), 10, 30, 1, 2), day(5, bonus(3), 20, 3, 2, 2), day(6, spins(15), 10, 30), day(7, bonus(5), 20, 3),
    day(8, spins(20), 20, 30), day(9, spins(20), 10, 30), day(10, bonus(5), 20, 3, 1, 2), day(10, spins(25), 20, 30, 2, 2),
    day(11, spins(25), 20, 30), day(12, bonus(10), 30, 3), day(13, superPrize, 30, 30),
  ],
});
