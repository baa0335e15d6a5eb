import type { ConfigOf } from '#contract/fields/config/index';
import { adventureStart, quarterOf } from './calendar';
import { inWords } from './in-words';

type Program = ConfigOf<'vip-program-config'>;
type Adventure = ConfigOf<'vip-adventures'>;

const rewards: Program['rewards'] = [
  {
    id: 'monthly-spins',
    level: 257,
    kind: 'free-spins',
    image: null,
    title: inWords(
      'Free spins every month',
      'Jeden Monat Freispiele',
      'Des tours gratuits chaque mois',
      'Giri gratis ogni mese',
      'Gratisspinn hver måned',
    ),
    text: inWords(
      '20 free spins from Bronze upwards.',
      'Ab Bronze 20 Freispiele.',
      '20 tours gratuits dès le niveau Bronze.',
      '20 giri gratis dal livello Bronzo.',
      '20 gratisspinn fra og med Bronse.',
    ),
    details: inWords(
      'You get them once a month: on the 1st, or when you reach the level. You have seven days to claim them under Gifts. Winnings have 30x wagering.',
      'Sie erhalten sie einmal im Monat: am Ersten oder sobald Sie die Stufe erreichen. Sie haben sieben Tage, um sie unter „Geschenke“ abzuholen. Für Gewinne gilt 30x Umsatz.',
      'Vous les recevez une fois par mois : le premier, ou dès que vous atteignez le niveau. Vous avez sept jours pour les réclamer dans « Cadeaux ». L’exigence de mise des gains est de 30x.',
      'Li ricevi una volta al mese: il primo, o appena raggiungi il livello. Hai sette giorni per riscuoterli in Regali. Per le vincite vale un requisito di puntata 30x.',
      'Du får dem én gang i måneden: den første, eller når du når nivået. Du har sju dager på å hente dem under Gaver. Gevinster har 30x omsetning.',
    ),
  },
  {
    id: 'level-box',
    level: 257,
    kind: 'group',
    image: null,
    title: inWords(
      'A loot box for each level',
      'Mit jeder Stufe eine Lootbox',
      'Une boîte-surprise à chaque niveau',
      'Una loot box a ogni livello',
      'En premieboks for hvert nivå',
    ),
    text: inWords(
      'From Bronze upwards, the first time you reach a level.',
      'Ab Bronze, wenn Sie eine Stufe zum ersten Mal erreichen.',
      'Dès le niveau Bronze, la première fois que vous atteignez un niveau.',
      'Dal livello Bronzo, la prima volta che raggiungi un livello.',
      'Fra og med Bronse, første gang du når et nivå.',
    ),
    details: inWords(
      'Open it on the loot box wheel, where the odds of each prize are listed.',
      'Sie öffnen sie am Lootbox-Rad; dort stehen die Chancen für jeden Preis.',
      'Ouvrez-la à la roue des boîtes-surprises, où figurent les probabilités de chaque prix.',
      'La apri alla ruota delle loot box, dove sono indicate le probabilità di ogni premio.',
      'Du åpner den på premiehjulet, der sjansene for hver premie er oppført.',
    ),
  },
  {
    id: 'cashback',
    level: 258,
    kind: 'cashback',
    image: null,
    title: inWords(
      'Weekly cashback',
      'Wöchentlicher Cashback',
      'Remise en argent hebdomadaire',
      'Cashback settimanale',
      'Ukentlig cashback',
    ),
    text: inWords(
      '5% of the week’s net losses, from Silver upwards.',
      'Ab Silber 5 % der Nettoverluste einer Woche.',
      '5 % des pertes nettes de la semaine dès le niveau Argent.',
      'Il 5% delle perdite nette della settimana dal livello Argento.',
      '5 % av ukens nettotap fra og med Sølv.',
    ),
    details: inWords(
      'Based on real money from Monday to Sunday. You get it the following Monday and have seven days to claim it. 3x wagering.',
      'Berechnet wird Echtgeld von Montag bis Sonntag. Sie erhalten ihn am Montag danach und haben sieben Tage, um ihn abzuholen. 3x Umsatz.',
      'Elle se calcule en argent réel du lundi au dimanche. Vous la recevez le lundi suivant et avez sept jours pour la réclamer. Mise 3x.',
      'Si calcola in denaro reale da lunedì a domenica. Lo ricevi il lunedì successivo e hai sette giorni per riscuoterlo. Puntata 3x.',
      'Beregnes av ekte penger fra mandag til søndag. Du får den mandagen etter og har sju dager på å hente den. 3x omsetning.',
    ),
  },
  {
    id: 'manager',
    level: 259,
    kind: 'group',
    image: null,
    title: inWords(
      'Your own VIP manager',
      'Persönliche VIP-Betreuung',
      'Un gestionnaire VIP attitré',
      'Un referente VIP personale',
      'Din egen VIP-kontakt',
    ),
    text: inWords(
      'Personal support, from Gold upwards.',
      'Ab Gold ein fester Ansprechpartner für Sie.',
      'Un service personnel dès le niveau Or.',
      'Assistenza personale dal livello Oro.',
      'Personlig oppfølging fra og med Gull.',
    ),
    details: inWords(
      'On WhatsApp, Telegram or email, and in the chat.',
      'Per WhatsApp, Telegram oder E-Mail und im Chat.',
      'Par WhatsApp, Telegram ou courriel, et dans le clavardage.',
      'Su WhatsApp, Telegram o via email, e in chat.',
      'På WhatsApp, Telegram eller e-post, og i chatten.',
    ),
  },
  {
    id: 'closed-tournaments',
    level: 255,
    kind: 'xp',
    image: null,
    title: inWords('Private tournaments', 'Exklusive Turniere', 'Tournois privés', 'Tornei riservati', 'Lukkede turneringer'),
    text: inWords(
      'For Platinum and Diamond only.',
      'Nur für Platin und Diamant.',
      'Réservés aux niveaux Platine et Diamant.',
      'Solo per i livelli Platino e Diamante.',
      'Bare for Platina og Diamant.',
    ),
    details: inWords(
      'You’ll find them among your tournaments; only players at these levels can join. The odds of the games are the same.',
      'Sie finden sie bei Ihren Turnieren; nur Spieler dieser Stufen können teilnehmen. Die Chancen der Spiele sind dieselben.',
      'Vous les trouverez parmi vos tournois; seuls les joueurs de ces niveaux peuvent y participer. Les probabilités aux jeux restent les mêmes.',
      'Li trovi tra i tuoi tornei; possono partecipare solo i giocatori di questi livelli. Le probabilità dei giochi sono le stesse.',
      'Du finner dem blant turneringene dine; bare spillere på disse nivåene kan bli med. Sjansene i spillene er de samme.',
    ),
  },
  {
    id: 'anniversary',
    level: 759,
    kind: 'cash',
    image: null,
    title: inWords('A gift every year', 'Jedes Jahr ein Geschenk', 'Un cadeau chaque année', 'Un regalo ogni anno', 'En gave hvert år'),
    text: inWords(
      'Diamond is for life, and so is this.',
      'Diamant gilt lebenslang, und das hier auch.',
      'Diamant est à vie, et ceci aussi.',
      'Diamante è per sempre, e anche questo.',
      'Diamant varer livet ut, og det gjør dette også.',
    ),
    details: inWords(
      '€100 with no wagering, on the anniversary of your sign-up. You have a month to claim it under Gifts.',
      '100 € ohne Umsatzbedingung, am Jahrestag Ihrer Registrierung. Sie haben einen Monat, um sie unter „Geschenke“ abzuholen.',
      '100 € sans exigence de mise, à la date anniversaire de votre inscription. Vous avez un mois pour les réclamer dans « Cadeaux ».',
      '100 € senza requisito di puntata, nell’anniversario della tua registrazione. Hai un mese per riscuoterli in Regali.',
      '€ 100 uten omsetningskrav, på årsdagen for registreringen din. Du har en måned på å hente gaven under Gaver.',
    ),
  },
];

const levels: Program['levels'] = [
  {
    level: 1117,
    text: inWords(
      'Where everyone starts: points on every bet.',
      'Hier fangen alle an: Punkte für jeden Einsatz.',
      'Le point de départ : des points à chaque mise.',
      'Da qui si comincia: punti a ogni puntata.',
      'Her begynner alle: poeng for hver innsats.',
    ),
  },
  {
    level: 257,
    text: inWords(
      'Free spins every month.',
      'Jeden Monat Freispiele.',
      'Des tours gratuits chaque mois.',
      'Giri gratis ogni mese.',
      'Gratisspinn hver måned.',
    ),
  },
  {
    level: 258,
    text: inWords(
      'Weekly cashback.',
      'Wöchentlicher Cashback.',
      'Remise en argent hebdomadaire.',
      'Cashback settimanale.',
      'Ukentlig cashback.',
    ),
  },
  {
    level: 259,
    text: inWords(
      'Your own VIP manager.',
      'Persönliche VIP-Betreuung.',
      'Un gestionnaire VIP attitré.',
      'Un referente VIP personale.',
      'Din egen VIP-kontakt.',
    ),
  },
  {
    level: 255,
    text: inWords('Private tournaments.', 'Exklusive Turniere.', 'Des tournois privés.', 'Tornei riservati.', 'Lukkede turneringer.'),
  },
  {
    level: 759,
    text: inWords(
      'For life, with a gift every year.',
      'Lebenslang, mit einem Geschenk jedes Jahr.',
      'À vie, avec un cadeau chaque année.',
      'Per sempre, con un regalo ogni anno.',
      'For livet, med en gave hvert år.',
    ),
  },
];

const euros = (amount: number) => ({
  EUR: amount * 100,
  USD: amount * 100,
  AUD: amount * 160,
  CAD: amount * 150,
  NZD: amount * 170,
  NOK: amount * 1100,
  JPY: amount * 160,
  BRL: amount * 600,
});

/** The texts of the VIP pages other than progress and levels, for the quarter of an instant. */
export const vipProgram = (now: Date): Program => ({
  season: {
    id: 'season',
    ...quarterOf(now),
    title: inWords('This season', 'Diese Saison', 'Cette saison', 'Questa stagione', 'Denne sesongen'),
    text: inWords(
      'A season lasts a quarter. You move up once the quarter’s deposits and bets and your level points all reach what the next level needs; your points for the season decide whether you keep it.',
      'Eine Saison dauert ein Quartal. Sie steigen auf, sobald die Einzahlungen und Einsätze des Quartals und Ihre Stufenpunkte für die nächste Stufe reichen; Ihre Punkte der Saison entscheiden, ob Sie sie halten.',
      'Une saison dure un trimestre. Vous montez dès que les dépôts et les mises du trimestre et vos points de niveau suffisent pour le niveau suivant; vos points de la saison décident si vous le gardez.',
      'Una stagione dura un trimestre. Sali appena i depositi e le puntate del trimestre e i punti livello bastano per il livello successivo; i punti della stagione decidono se lo mantieni.',
      'En sesong varer et kvartal. Du stiger så snart innskuddene og innsatsene i kvartalet og nivåpoengene dine holder til neste nivå; poengene i sesongen avgjør om du beholder det.',
    ),
  },
  gives: {
    monthly_spins: { level: 257, count: 20, wager: 30, days: 7 },
    weekly_cashback: { level: 258, percent: 5, wager: 3, days: 7 },
    yearly_gift: { level: 759, amount: euros(100), days: 30 },
  },
  rewards,
  levels,
  info: [
    {
      id: 'points',
      title: inWords(
        'How do I earn points?',
        'Wie sammle ich Punkte?',
        'Comment gagner des points?',
        'Come si guadagnano i punti?',
        'Hvordan tjener jeg poeng?',
      ),
      text: inWords(
        'On every bet, win or lose: one point per €10 on slots, a quarter of that on instant games, a tenth on roulette and sic bo, and a twentieth at card tables. Demos, free spins and bonus money don’t earn points.',
        'Mit jedem Einsatz, ob gewonnen oder verloren: ein Punkt je 10 € an Slots, ein Viertel davon bei Sofortspielen, ein Zehntel bei Roulette und Sic Bo und ein Zwanzigstel an Kartentischen. Demos, Freispiele und Bonusgeld bringen keine Punkte.',
        'À chaque mise, gagnée ou perdue : un point par tranche de 10 € aux machines à sous, un quart aux jeux instantanés, un dixième à la roulette et au sic bo, et un vingtième aux tables de cartes. Les démos, les tours gratuits et l’argent boni n’en donnent pas.',
        'A ogni puntata, vinta o persa: un punto ogni 10 € alle slot, un quarto ai giochi istantanei, un decimo alla roulette e al sic bo, e un ventesimo ai tavoli di carte. Le demo, i giri gratis e il denaro bonus non ne danno.',
        'På hver innsats, enten du vinner eller taper: ett poeng per € 10 på automater, en firedel av det på hurtigspill, en tidel på rulett og sic bo, og en tjuedel ved kortbord. Demoer, gratisspinn og bonuspenger gir ingen poeng.',
      ),
    },
    {
      id: 'rise',
      title: inWords(
        'How do I move up?',
        'Wie steige ich auf?',
        'Comment monter de niveau?',
        'Come salgo di livello?',
        'Hvordan stiger jeg et nivå?',
      ),
      text: inWords(
        'You need three things: the deposits and the bets that the next level requires in one quarter, and the level points it starts at. You move up one level at a time.',
        'Sie brauchen dreierlei: die Einzahlungen und die Einsätze, die die nächste Stufe in einem Quartal verlangt, und die Stufenpunkte, ab denen sie gilt. Sie steigen jeweils um eine Stufe auf.',
        'Il faut trois choses : les dépôts et les mises que le niveau suivant exige en un trimestre, et les points de niveau à partir desquels il commence. Vous montez d’un niveau à la fois.',
        'Servono tre cose: i depositi e le puntate che il livello successivo richiede in un trimestre, e i punti livello da cui parte. Sali di un livello alla volta.',
        'Du trenger tre ting: innskuddene og innsatsene som neste nivå krever i ett kvartal, og nivåpoengene det begynner på. Du stiger ett nivå om gangen.',
      ),
    },
    {
      id: 'keep',
      title: inWords(
        'How do I keep my level?',
        'Wie halte ich meine Stufe?',
        'Comment garder mon niveau?',
        'Come mantengo il livello?',
        'Hvordan beholder jeg nivået?',
      ),
      text: inWords(
        'Each level has a points target for the quarter. If you miss it, you drop one level when the quarter ends, never more. Diamond is for life.',
        'Jede Stufe hat ein Punkteziel für das Quartal. Erreichen Sie es nicht, sinken Sie am Quartalsende um eine Stufe, nie um mehr. Diamant gilt lebenslang.',
        'Chaque niveau a un objectif de points pour le trimestre. Si vous ne l’atteignez pas, vous descendez d’un niveau à la fin du trimestre, jamais plus. Diamant est à vie.',
        'Ogni livello ha un obiettivo di punti per trimestre. Se non lo raggiungi, a fine trimestre scendi di un livello, mai di più. Diamante è per sempre.',
        'Hvert nivå har et poengmål for kvartalet. Når du det ikke, går du ned ett nivå når kvartalet er over, aldri flere. Diamant varer livet ut.',
      ),
    },
    {
      id: 'odds',
      title: inWords(
        'Does my level affect my odds?',
        'Ändert meine Stufe meine Chancen?',
        'Mon niveau change-t-il mes probabilités de gagner?',
        'Il livello cambia le mie probabilità?',
        'Påvirker nivået sjansene mine?',
      ),
      text: inWords(
        'No. The games don’t know who’s playing them.',
        'Nein. Die Spiele wissen nicht, wer sie spielt.',
        'Non. Les jeux ne savent pas qui joue.',
        'No. I giochi non sanno chi li gioca.',
        'Nei. Spillene vet ikke hvem som spiller.',
      ),
    },
    {
      id: 'limits',
      title: inWords('What about my limits?', 'Und meine Limits?', 'Et mes limites?', 'E i miei limiti?', 'Hva med grensene mine?'),
      text: inWords(
        'They apply at every level. You don’t lose rewards by setting a limit; we only stop giving rewards while you’re taking a break.',
        'Sie gelten auf jeder Stufe. Sie verlieren keine Prämie, weil Sie ein Limit setzen; nur während einer Pause geben wir keine Prämien.',
        'Elles s’appliquent à tous les niveaux. Fixer une limite ne vous fait perdre aucune récompense; nous n’en offrons simplement pas pendant une pause.',
        'Valgono a ogni livello. Non perdi premi se imposti un limite; solo durante una pausa non ne diamo.',
        'De gjelder på alle nivåer. Du mister ingen belønninger ved å sette en grense; vi gir bare ingen mens du har pause.',
      ),
    },
  ],
  promo: {
    id: 'double-points',
    title: inWords(
      'Table games earn points too',
      'Auch Tischspiele bringen Punkte',
      'Les jeux de table donnent aussi des points',
      'Anche i giochi da tavolo danno punti',
      'Bordspill gir også poeng',
    ),
    text: inWords(
      'Roulette and sic bo earn a tenth and card tables a twentieth of the points of slots, on bets that don’t cancel each other out.',
      'Roulette und Sic Bo bringen ein Zehntel, Kartentische ein Zwanzigstel der Punkte von Slots, für Einsätze, die sich nicht gegenseitig aufheben.',
      'La roulette et le sic bo donnent un dixième et les tables de cartes un vingtième des points des machines à sous, pour les mises qui ne s’annulent pas.',
      'La roulette e il sic bo danno un decimo e i tavoli di carte un ventesimo dei punti delle slot, per puntate che non si annullano a vicenda.',
      'Rulett og sic bo gir en tidel og kortbord en tjuedel av poengene fra automatene, for innsatser som ikke opphever hverandre.',
    ),
    button: { name: inWords('View tables', 'Tische ansehen', 'Voir les tables', 'Vedi i tavoli', 'Se bordene'), url: '/games/table' },
  },
  onboarding: [
    {
      id: 'earn',
      title: inWords('Play and earn', 'Spielen und sammeln', 'Jouez et gagnez des points', 'Gioca e accumula', 'Spill og samle'),
      text: inWords(
        'Every bet earns comp points.',
        'Jeder Einsatz bringt Treuepunkte.',
        'Chaque mise donne des points de fidélité.',
        'Ogni puntata dà punti fedeltà.',
        'Hver innsats gir lojalitetspoeng.',
      ),
    },
    {
      id: 'rise',
      title: inWords(
        'Move up each quarter',
        'Aufsteigen, Quartal für Quartal',
        'Montez de trimestre en trimestre',
        'Sali di trimestre in trimestre',
        'Stig kvartal for kvartal',
      ),
      text: inWords(
        'Your deposits and bets in a quarter, together with your level points, decide your next level.',
        'Ihre Einzahlungen und Einsätze eines Quartals und Ihre Stufenpunkte entscheiden über die nächste Stufe.',
        'Vos dépôts et vos mises du trimestre, avec vos points de niveau, décident du niveau suivant.',
        'Depositi e puntate del trimestre, insieme ai punti livello, decidono il livello successivo.',
        'Innskudd og innsatser i kvartalet avgjør sammen med nivåpoengene neste nivå.',
      ),
    },
    {
      id: 'spend',
      title: inWords('Spend your points', 'Punkte einlösen', 'Dépensez vos points', 'Spendi i tuoi punti', 'Bruk poengene'),
      text: inWords(
        'Exchange points for free spins, cash, loot boxes and lottery tickets in Rocket Mart.',
        'In Rocket Mart tauschen Sie Punkte gegen Freispiele, Geld, Lootboxen und Lose.',
        'Dans Rocket Mart, échangez vos points contre des tours gratuits, de l’argent, des boîtes-surprises et des billets.',
        'In Rocket Mart scambi i punti con giri gratis, denaro, loot box e biglietti.',
        'I Rocket Mart bytter du poeng mot gratisspinn, penger, premiebokser og lodd.',
      ),
    },
  ],
  welcome: {
    title: inWords(
      'Welcome to the VIP club',
      'Willkommen im VIP-Club',
      'Bienvenue au Club VIP',
      'Ti diamo il benvenuto nel Club VIP',
      'Velkommen til VIP-klubben',
    ),
    text: inWords(
      'You’re in from your first bet. Here’s how levels work.',
      'Sie sind vom ersten Einsatz an dabei. So funktionieren die Stufen.',
      'Vous en faites partie dès votre première mise. Voici comment fonctionnent les niveaux.',
      'Ne fai parte dalla prima puntata. Ecco come funzionano i livelli.',
      'Du er med fra første innsats. Slik fungerer nivåene.',
    ),
  },
});

const spins = (count: number): Adventure['days'][number]['prize'] => ({
  type: 'fs',
  freespins_count: count,
  bonus_amount: null,
  title: inWords(`${count} free spins`, `${count} Freispiele`, `${count} tours gratuits`, `${count} giri gratis`, `${count} gratisspinn`),
});
const bonus = (amount: number): Adventure['days'][number]['prize'] => ({
  type: 'bonus',
  freespins_count: null,
  bonus_amount: euros(amount),
  title: inWords('{amount} bonus', '{amount} Bonus', 'Boni de {amount}', 'Bonus di {amount}', '{amount} i bonus'),
});
const superPrize: Adventure['days'][number]['prize'] = {
  type: 'superPrize',
  freespins_count: 100,
  bonus_amount: euros(50),
  title: inWords(
    '100 free spins and a {amount} bonus',
    '100 Freispiele und {amount} Bonus',
    '100 tours gratuits et un boni de {amount}',
    '100 giri gratis e un bonus di {amount}',
    '100 gratisspinn og {amount} i bonus',
  ),
};

const day = (
  number: number,
  prize: Adventure['days'][number]['prize'],
  minDep: number,
  wager: number,
  step = 1,
  stepTotal = 1,
): Adventure['days'][number] => ({
  day: number,
  step,
  stepTotal,
  prize,
  condition: { minDep: euros(minDep), wager, periodActivationDays: 2 },
  variables: { game: 'Penumbral Mare' },
});

/** The adventure calendar of the fortnight that contains an instant. */
export const adventures = (now: Date): Adventure => ({
  is_enabled: true,
  id: `orbit-calendar-${adventureStart(now)}`,
  title: inWords('Adventure in orbit', 'Abenteuer im Orbit', 'Aventure en orbite', 'Avventura in orbita', 'Eventyr i bane'),
  group: 259,
  start_on: adventureStart(now),
  days: [
    day(1, spins(10), 10, 30),
    day(2, spins(10), 10, 30),
    day(3, bonus(2), 10, 3),
    day(4, spins(15), 20, 30),
    day(5, spins(10), 10, 30, 1, 2),
    day(5, bonus(3), 20, 3, 2, 2),
    day(6, spins(15), 10, 30),
    day(7, bonus(5), 20, 3),
    day(8, spins(20), 20, 30),
    day(9, spins(20), 10, 30),
    day(10, bonus(5), 20, 3, 1, 2),
    day(10, spins(25), 20, 30, 2, 2),
    day(11, spins(25), 20, 30),
    day(12, bonus(10), 30, 3),
    day(13, superPrize, 30, 30),
  ],
});
