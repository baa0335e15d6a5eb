import type { ConfigOf } from '#contract/fields/config/index';
import { adventureStart, quarterOf } from './calendar';
import { inWords } from './in-words';

type Program = ConfigOf<'vip-program-config'>;
type Adventure = ConfigOf<'vip-adventures'>;

const rewards: Program['rewards'] = [
  {
    id: 'monthly-spins', level: 257, kind: 'free-spins', image: null,
    title: inWords('Free spins every month', 'Jeden Monat Freispiele', 'Des tours gratuits chaque mois', 'Giri gratuiti ogni mese', 'Gratisspinn hver måned'),
    text: inWords('A set of 20 from Bronze on.', 'Ab Bronze 20 Stück.', 'Une série de 20 dès le niveau Bronze.', 'Un set da 20 dal livello Bronzo.', 'Et sett på 20 fra og med Bronse.'),
    details: inWords('They come once a month: on its first day, or when you reach the level. They wait among your gifts for seven days; what they win is wagered 30 times.', 'Sie kommen einmal im Monat: am Ersten oder sobald Sie die Stufe erreichen. Sie liegen sieben Tage bei Ihren Geschenken; was sie gewinnen, wird 30-mal umgesetzt.', 'Ils arrivent une fois par mois : le premier, ou dès que vous atteignez le niveau. Ils vous attendent sept jours parmi vos cadeaux; leurs gains se misent 30 fois.', 'Arrivano una volta al mese: il primo, o appena raggiungi il livello. Ti aspettano sette giorni tra i tuoi regali; le vincite vanno giocate 30 volte.', 'De kommer én gang i måneden: den første, eller når du når nivået. De venter sju dager blant gavene dine; gevinsten omsettes 30 ganger.'),
  },
  {
    id: 'level-box', level: 257, kind: 'group', image: null,
    title: inWords('A loot box with each level', 'Mit jeder Stufe eine Lootbox', 'Une boîte-surprise à chaque niveau', 'Una loot box a ogni livello', 'En premieboks for hvert nivå'),
    text: inWords('From Bronze on, when you reach a level for the first time.', 'Ab Bronze, wenn Sie eine Stufe zum ersten Mal erreichen.', 'Dès le niveau Bronze, la première fois que vous atteignez un niveau.', 'Dal livello Bronzo, la prima volta che raggiungi un livello.', 'Fra og med Bronse, første gang du når et nivå.'),
    details: inWords('You open it on the loot-box wheel, where the chances of each prize stand.', 'Sie öffnen sie am Lootbox-Rad; dort steht, wie wahrscheinlich jeder Preis ist.', 'Vous l’ouvrez sur la roue des boîtes-surprises, où figurent les chances de chaque prix.', 'La apri alla ruota delle loot box, dove sono scritte le probabilità di ogni premio.', 'Du åpner den på premiehjulet, der sjansene for hver premie står.'),
  },
  {
    id: 'cashback', level: 258, kind: 'cashback', image: null,
    title: inWords('Weekly cashback', 'Wöchentlicher Cashback', 'Remise hebdomadaire', 'Cashback settimanale', 'Ukentlig cashback'),
    text: inWords('5% of a week’s net losses from Silver on.', 'Ab Silber 5 % der Nettoverluste einer Woche.', '5 % des pertes nettes de la semaine dès le niveau Argent.', 'Il 5% delle perdite nette della settimana dal livello Argento.', '5 % av ukens nettotap fra og med Sølv.'),
    details: inWords('It is counted in real money from Monday to Sunday, arrives on the Monday after, waits for seven days and is wagered three times.', 'Gerechnet wird in echtem Geld von Montag bis Sonntag. Er kommt am Montag danach, liegt sieben Tage bereit und wird dreimal umgesetzt.', 'Elle se calcule en argent réel du lundi au dimanche, arrive le lundi suivant, vous attend sept jours et se mise trois fois.', 'Si calcola in denaro reale da lunedì a domenica, arriva il lunedì dopo, ti aspetta sette giorni e va giocato tre volte.', 'Den regnes i ekte penger fra mandag til søndag, kommer mandagen etter, venter i sju dager og omsettes tre ganger.'),
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
    text: inWords('Open to Platinum and Diamond alone.', 'Nur für Platin und Diamant.', 'Réservés aux niveaux Platine et Diamant.', 'Solo per i livelli Platino e Diamante.', 'Bare for Platina og Diamant.'),
    details: inWords('They stand among the tournaments of these levels, and only these can join. The odds of the games are the same.', 'Sie stehen bei den Turnieren dieser Stufen; nur diese können teilnehmen. Die Chancen der Spiele sind dieselben.', 'Ils figurent parmi les tournois de ces niveaux, qui seuls peuvent y participer. Les chances aux jeux restent les mêmes.', 'Stanno tra i tornei di questi livelli, e solo loro possono partecipare. Le probabilità dei giochi sono le stesse.', 'De står blant turneringene til disse nivåene, og bare de kan bli med. Oddsen i spillene er den samme.'),
  },
  {
    id: 'anniversary', level: 759, kind: 'cash', image: null,
    title: inWords('A gift every year', 'Ein Geschenk jedes Jahr', 'Un cadeau chaque année', 'Un regalo ogni anno', 'En gave hvert år'),
    text: inWords('Diamond is for life, and so is this.', 'Diamant gilt lebenslang, und das hier auch.', 'Diamant est à vie, et ceci aussi.', 'Diamante è per sempre, e anche questo.', 'Diamant varer livet ut, og det gjør dette også.'),
    details: inWords('€100 with nothing to wager, on the day of the year on which you joined. It waits among your gifts for a month.', '100 € ohne Umsatz, am Jahrestag Ihrer Anmeldung. Sie liegen einen Monat bei Ihren Geschenken.', '100 € sans mise exigée, à la date anniversaire de votre inscription. Le cadeau vous attend un mois parmi les autres.', '100 € senza giocate, nell’anniversario della tua iscrizione. Ti aspettano un mese tra i regali.', '€ 100 uten omsetningskrav, på årsdagen for da du ble med. Gaven venter i en måned.'),
  },
];

const levels: Program['levels'] = [
  { level: 1117, text: inWords('Where everybody begins: points for every bet.', 'Hier fangen alle an: Punkte für jeden Einsatz.', 'Le départ de tous : des points à chaque mise.', 'Da qui cominciano tutti: punti per ogni giocata.', 'Her begynner alle: poeng for hver innsats.') },
  { level: 257, text: inWords('A monthly set of free spins.', 'Jeden Monat Freispiele.', 'Une série mensuelle de tours gratuits.', 'Un set mensile di giri gratuiti.', 'Et månedlig sett gratisspinn.') },
  { level: 258, text: inWords('Weekly cashback.', 'Wöchentlicher Cashback.', 'Remise hebdomadaire.', 'Cashback settimanale.', 'Ukentlig cashback.') },
  { level: 259, text: inWords('A manager of your own.', 'Persönliche Betreuung.', 'Un gestionnaire attitré.', 'Un referente personale.', 'Egen kontaktperson.') },
  { level: 255, text: inWords('Closed tournaments.', 'Geschlossene Turniere.', 'Des tournois privés.', 'Tornei riservati.', 'Lukkede turneringer.') },
  { level: 759, text: inWords('For life, with a gift every year.', 'Lebenslang, mit einem Geschenk jedes Jahr.', 'À vie, avec un cadeau chaque année.', 'Per sempre, con un regalo ogni anno.', 'For livet, med en gave hvert år.') },
];

const euros = (amount: number) => ({ EUR: amount * 100, USD: amount * 100, AUD: amount * 160, CAD: amount * 150, NZD: amount * 170, NOK: amount * 1100, JPY: amount * 160, BRL: amount * 600 });

/** What the VIP pages say besides progress and levels, in the quarter of an instant. */
export const vipProgram = (now: Date): Program => ({
  season: {
    id: 'season', ...quarterOf(now),
    title: inWords('This season', 'Diese Saison', 'Cette saison', 'Questa stagione', 'Denne sesongen'),
    text: inWords('A season is a quarter. You rise as soon as your deposits and bets reach the next level; the points of the season decide whether you keep yours.', 'Eine Saison ist ein Quartal. Sie steigen auf, sobald Einzahlungen und Einsätze für die nächste Stufe reichen; die Punkte der Saison entscheiden, ob Sie Ihre halten.', 'Une saison dure un trimestre. Vous montez dès que vos dépôts et vos mises atteignent le niveau suivant; les points de la saison décident si vous gardez le vôtre.', 'Una stagione è un trimestre. Sali appena versamenti e giocate bastano per il livello successivo; i punti della stagione decidono se mantieni il tuo.', 'En sesong er et kvartal. Du stiger så snart innskudd og innsatser når neste nivå; poengene i sesongen avgjør om du beholder ditt.'),
  },
  gives: {
    monthly_spins: { level: 257, count: 20, wager: 30, days: 7 },
    weekly_cashback: { level: 258, percent: 5, wager: 3, days: 7 },
    yearly_gift: { level: 759, amount: euros(100), days: 30 },
  },
  rewards,
  levels,
  info: [
    { id: 'points', title: inWords('How do I earn points?', 'Wie sammle ich Punkte?', 'Comment gagner des points?', 'Come si guadagnano i punti?', 'Hvordan tjener jeg poeng?'), text: inWords('With every bet, win or lose: one point for €10 on slots, a tenth of that on roulette. Demos, free spins and bonus money earn none.', 'Mit jedem Einsatz, ob gewonnen oder verloren: ein Punkt je 10 € an Slots, ein Zehntel davon beim Roulette. Demos, Freispiele und Bonusgeld bringen keine.', 'Avec chaque mise, gagnée ou perdue : un point par tranche de 10 € aux machines à sous, un dixième à la roulette. Les démos, les tours gratuits et l’argent boni n’en donnent pas.', 'Con ogni giocata, vinta o persa: un punto ogni 10 € alle slot, un decimo alla roulette. Le demo, i giri gratuiti e il denaro bonus non ne danno.', 'Med hver innsats, vinn eller tap: ett poeng per 10 € på automater, en tidel av det på rulett. Demo, gratisspinn og bonuspenger gir ingen.') },
    { id: 'keep', title: inWords('How do I keep a level?', 'Wie halte ich eine Stufe?', 'Comment garder un niveau?', 'Come si mantiene un livello?', 'Hvordan beholder jeg et nivå?'), text: inWords('Each level has a target in points for the quarter. Below it you go down one level when the quarter ends, never more; Diamond stays for life.', 'Jede Stufe hat ein Punkteziel für das Quartal. Wer darunter bleibt, sinkt am Quartalsende um eine Stufe, nie um mehr; Diamant bleibt lebenslang.', 'Chaque niveau a un objectif de points par trimestre. En dessous, on descend d’un niveau à la fin du trimestre, jamais plus; Diamant reste à vie.', 'Ogni livello ha un obiettivo di punti per trimestre. Sotto, a fine trimestre si scende di un livello, mai di più; Diamante resta per sempre.', 'Hvert nivå har et poengmål for kvartalet. Under det går du ned ett nivå når kvartalet er over, aldri flere; Diamant varer livet ut.') },
    { id: 'odds', title: inWords('Does a level change my chances?', 'Ändert eine Stufe meine Chancen?', 'Un niveau change-t-il mes chances?', 'Un livello cambia le mie probabilità?', 'Endrer et nivå sjansene mine?'), text: inWords('No. Games do not know who plays them.', 'Nein. Spiele wissen nicht, wer sie spielt.', 'Non. Les jeux ne savent pas qui joue.', 'No. I giochi non sanno chi li gioca.', 'Nei. Spillene vet ikke hvem som spiller.') },
    { id: 'limits', title: inWords('And my limits?', 'Und meine Limits?', 'Et mes limites?', 'E i miei limiti?', 'Og grensene mine?'), text: inWords('They hold on every level. No reward is taken away because you set one; only while a break lasts nothing is given.', 'Sie gelten auf jeder Stufe. Keine Belohnung entfällt, weil Sie eines setzen; nur während einer Pause wird nichts gegeben.', 'Elles valent à tous les niveaux. Aucune récompense n’est retirée parce que vous en fixez une; seulement, rien n’est offert pendant une pause.', 'Valgono a ogni livello. Nessun premio viene tolto perché ne imposti uno; solo durante una pausa non si riceve nulla.', 'De gjelder på alle nivåer. Ingen belønning tas bort fordi du setter en; bare i en pause gis det ingenting.') },
  ],
  promo: {
    id: 'double-points',
    title: inWords('Points on tables count, too', 'Auch Tische bringen Punkte', 'Les tables donnent aussi des points', 'Anche i tavoli danno punti', 'Bordene gir også poeng'),
    text: inWords('Roulette earns points as well: a tenth of what slots bring, for bets that do not cover each other.', 'Auch Roulette bringt Punkte: ein Zehntel von Slots, für Einsätze, die sich nicht gegenseitig abdecken.', 'La roulette donne aussi des points : un dixième de ceux des machines à sous, pour les mises qui ne se couvrent pas.', 'Anche la roulette dà punti: un decimo di quelli delle slot, per puntate che non si coprono a vicenda.', 'Rulett gir også poeng: en tidel av automatene, for innsatser som ikke dekker hverandre.'),
    button: { name: inWords('To the tables', 'Zu den Tischen', 'Vers les tables', 'Ai tavoli', 'Til bordene'), url: '/games/table' },
  },
  onboarding: [
    { id: 'earn', title: inWords('Play and earn', 'Spielen und sammeln', 'Jouez et gagnez des points', 'Gioca e accumula', 'Spill og samle'), text: inWords('Every bet earns comp points.', 'Jeder Einsatz bringt Comp-Punkte.', 'Chaque mise donne des points.', 'Ogni giocata dà punti.', 'Hver innsats gir poeng.') },
    { id: 'rise', title: inWords('Rise by quarters', 'Aufsteigen in Quartalen', 'Montez de trimestre en trimestre', 'Sali di trimestre in trimestre', 'Stig kvartal for kvartal'), text: inWords('Deposits and bets of a quarter decide the next level.', 'Einzahlungen und Einsätze eines Quartals entscheiden über die nächste Stufe.', 'Les dépôts et les mises d’un trimestre décident du niveau suivant.', 'I versamenti e le giocate di un trimestre decidono il livello successivo.', 'Innskudd og innsatser i et kvartal avgjør neste nivå.') },
    { id: 'spend', title: inWords('Spend as you like', 'Einlösen, wie Sie mögen', 'Dépensez comme vous voulez', 'Spendi come vuoi', 'Bruk som du vil'), text: inWords('Points buy free spins, money, loot boxes and tickets in the shop.', 'Im Shop gibt es dafür Freispiele, Geld, Lootboxen und Lose.', 'Les points achètent tours gratuits, argent, boîtes-surprises et billets à la boutique.', 'Con i punti si prendono giri gratuiti, denaro, loot box e biglietti nel negozio.', 'Poeng gir gratisspinn, penger, premiebokser og lodd i butikken.') },
  ],
  welcome: {
    title: inWords('Welcome to the club', 'Willkommen im Club', 'Bienvenue au club', 'Benvenuto nel club', 'Velkommen til klubben'),
    text: inWords('You are on board from your first bet. Here is how levels work.', 'Sie sind vom ersten Einsatz an dabei. So funktionieren die Stufen.', 'Vous êtes à bord dès votre première mise. Voici comment marchent les niveaux.', 'Sei a bordo dalla prima giocata. Ecco come funzionano i livelli.', 'Du er med fra første innsats. Slik fungerer nivåene.'),
  },
});

const spins = (count: number): Adventure['days'][number]['prize'] => ({
  type: 'fs', freespins_count: count, bonus_amount: null,
  title: inWords(`${count} free spins`, `${count} Freispiele`, `${count} tours gratuits`, `${count} giri gratuiti`, `${count} gratisspinn`),
});
const bonus = (amount: number): Adventure['days'][number]['prize'] => ({
  type: 'bonus', freespins_count: null, bonus_amount: euros(amount),
  title: inWords('Bonus of {amount}', 'Bonus von {amount}', 'Bonus de {amount}', 'Bonus di {amount}', 'Bonus på {amount}'),
});
const superPrize: Adventure['days'][number]['prize'] = {
  type: 'superPrize', freespins_count: 100, bonus_amount: euros(50),
  title: inWords('100 free spins and a bonus of {amount}', '100 Freispiele und {amount} Bonus', '100 tours gratuits et un bonus de {amount}', '100 giri gratuiti e un bonus di {amount}', '100 gratisspinn og en bonus på {amount}'),
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
