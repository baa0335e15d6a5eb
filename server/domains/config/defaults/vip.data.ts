import type { ConfigOf } from '#contract/fields/config/index';
import { adventureStart, quarterOf } from './calendar';
import { inWords } from './in-words';

type Program = ConfigOf<'vip-program-config'>;
type Adventure = ConfigOf<'vip-adventures'>;

const rewards: Program['rewards'] = [
  {
    id: 'monthly-spins', level: 257, kind: 'free-spins', image: null,
    title: inWords('Free spins every month', 'Jeden Monat Freispiele', 'Des tours gratuits chaque mois', 'Giri gratis ogni mese', 'Gratisspinn hver måned'),
    text: inWords('20 free spins, from Bronze up.', '20 Freispiele, ab Bronze.', '20 tours gratuits, dès le niveau Bronze.', '20 giri gratis, dal livello Bronzo.', '20 gratisspinn, fra og med Bronse.'),
    details: inWords('You get them once a month: on the 1st, or when you reach the level. Claim them in your gifts within seven days. Winnings have 30x wagering.', 'Sie bekommen sie einmal im Monat: am Ersten oder sobald Sie die Stufe erreichen. Sie können sie sieben Tage lang bei Ihren Geschenken abholen. Für Gewinne gilt 30x Umsatz.', 'Vous les recevez une fois par mois : le premier, ou dès que vous atteignez le niveau. Réclamez-les dans vos cadeaux d’ici sept jours. Les gains ont une exigence de mise de 30x.', 'Li ricevi una volta al mese: il primo, o appena raggiungi il livello. Hai sette giorni per riscuoterli tra i regali. Le vincite hanno un requisito di puntata di 30x.', 'Du får dem én gang i måneden: den første, eller når du når nivået. Hent dem blant gavene dine innen sju dager. Gevinsten har 30x omsetning.'),
  },
  {
    id: 'level-box', level: 257, kind: 'group', image: null,
    title: inWords('A loot box with every new level', 'Mit jeder neuen Stufe eine Lootbox', 'Une boîte-surprise à chaque nouveau niveau', 'Una loot box a ogni nuovo livello', 'En premieboks for hvert nye nivå'),
    text: inWords('From Bronze up, the first time you reach a level.', 'Ab Bronze, wenn Sie eine Stufe zum ersten Mal erreichen.', 'Dès le niveau Bronze, la première fois que vous atteignez un niveau.', 'Dal livello Bronzo, la prima volta che raggiungi un livello.', 'Fra og med Bronse, første gang du når et nivå.'),
    details: inWords('Open it on the loot-box wheel, where the odds of every prize are listed.', 'Sie öffnen sie am Lootbox-Rad. Dort stehen die Chancen für jeden Preis.', 'Vous l’ouvrez sur la roue des boîtes-surprises, où les chances de chaque prix sont indiquées.', 'La apri alla ruota delle loot box, dove trovi le probabilità di ogni premio.', 'Du åpner den på premiehjulet, der sjansene for hver premie står.'),
  },
  {
    id: 'cashback', level: 258, kind: 'cashback', image: null,
    title: inWords('Weekly cashback', 'Wöchentlicher Cashback', 'Remise en argent hebdomadaire', 'Cashback settimanale', 'Ukentlig cashback'),
    text: inWords('5% of your net losses for the week, from Silver up.', '5 % Ihrer Nettoverluste der Woche, ab Silber.', '5 % de vos pertes nettes de la semaine, dès le niveau Argent.', 'Il 5% delle tue perdite nette della settimana, dal livello Argento.', '5 % av ukens nettotap, fra og med Sølv.'),
    details: inWords('It’s based on your real-money play from Monday to Sunday and arrives the following Monday. Claim it within seven days. It has 3x wagering.', 'Gezählt wird Echtgeld von Montag bis Sonntag. Er kommt am Montag danach und lässt sich sieben Tage lang abholen. Es gilt 3x Umsatz.', 'Elle compte l’argent réel du lundi au dimanche et arrive le lundi suivant. Réclamez-la d’ici sept jours. L’exigence de mise est de 3x.', 'Conta il denaro reale da lunedì a domenica e arriva il lunedì dopo. Hai sette giorni per riscuoterlo. Il requisito di puntata è 3x.', 'Den regnes i ekte penger fra mandag til søndag og kommer mandagen etter. Hent den innen sju dager. Den har 3x omsetning.'),
  },
  {
    id: 'manager', level: 259, kind: 'group', image: null,
    title: inWords('Your own VIP manager', 'Persönliche Betreuung', 'Un gestionnaire attitré', 'Un referente personale', 'Egen kontaktperson'),
    text: inWords('A person who knows you, from Gold up.', 'Jemand, der Sie kennt, ab Gold.', 'Une personne qui vous connaît, dès le niveau Or.', 'Una persona che ti conosce, dal livello Oro.', 'En person som kjenner deg, fra og med Gull.'),
    details: inWords('On WhatsApp, Telegram or email, and in the chat.', 'Per WhatsApp, Telegram oder E-Mail und im Chat.', 'Par WhatsApp, Telegram ou courriel, et par clavardage.', 'Su WhatsApp, Telegram, per email e in chat.', 'På WhatsApp, Telegram eller e-post, og i chatten.'),
  },
  {
    id: 'closed-tournaments', level: 255, kind: 'xp', image: null,
    title: inWords('Exclusive tournaments', 'Exklusive Turniere', 'Tournois exclusifs', 'Tornei esclusivi', 'Eksklusive turneringer'),
    text: inWords('For Platinum and Diamond only.', 'Nur für Platin und Diamant.', 'Réservés aux niveaux Platine et Diamant.', 'Solo per i livelli Platino e Diamante.', 'Bare for Platina og Diamant.'),
    details: inWords('You’ll find them under Tournaments. Only these levels can join. The odds of the games are the same.', 'Sie finden sie unter „Turniere“. Nur diese Stufen können teilnehmen. Die Chancen in den Spielen sind dieselben.', 'Vous les trouverez sous Tournois. Seuls ces niveaux peuvent y participer. Les chances aux jeux restent les mêmes.', 'Li trovi in Tornei. Solo questi livelli possono partecipare. Le probabilità dei giochi sono le stesse.', 'Du finner dem under Turneringer. Bare disse nivåene kan bli med. Sjansene i spillene er de samme.'),
  },
  {
    id: 'anniversary', level: 759, kind: 'cash', image: null,
    title: inWords('A gift every year', 'Jedes Jahr ein Geschenk', 'Un cadeau chaque année', 'Un regalo ogni anno', 'En gave hvert år'),
    text: inWords('Diamond is for life, and so is this gift.', 'Diamant gilt lebenslang, und dieses Geschenk auch.', 'Diamant est à vie, et ce cadeau aussi.', 'Diamante è a vita, e anche questo regalo.', 'Diamant varer livet ut, og det gjør denne gaven også.'),
    details: inWords('€100 with no wagering, on the anniversary of the day you joined. Claim it in your gifts within 30 days.', '100 € ohne Umsatzbedingung, am Jahrestag Ihrer Registrierung. Sie können das Geschenk 30 Tage lang abholen.', '100 € sans exigence de mise, à la date anniversaire de votre inscription. Réclamez-les dans vos cadeaux d’ici 30 jours.', '100 € senza requisito di puntata, nell’anniversario della tua registrazione. Hai 30 giorni per riscuoterli tra i regali.', '€ 100 uten omsetningskrav, på årsdagen for da du ble med. Hent gaven innen 30 dager.'),
  },
];

const levels: Program['levels'] = [
  { level: 1117, text: inWords('Where everyone starts: comp points on every bet.', 'Hier beginnen alle: Treuepunkte auf jeden Einsatz.', 'Le départ de tous : des points de fidélité à chaque mise.', 'Da qui cominciano tutti: punti fedeltà su ogni puntata.', 'Her begynner alle: lojalitetspoeng på hver innsats.') },
  { level: 257, text: inWords('Free spins every month.', 'Jeden Monat Freispiele.', 'Des tours gratuits chaque mois.', 'Giri gratis ogni mese.', 'Gratisspinn hver måned.') },
  { level: 258, text: inWords('Weekly cashback.', 'Wöchentlicher Cashback.', 'Remise en argent hebdomadaire.', 'Cashback settimanale.', 'Ukentlig cashback.') },
  { level: 259, text: inWords('Your own VIP manager.', 'Persönliche Betreuung.', 'Un gestionnaire attitré.', 'Un referente personale.', 'Egen kontaktperson.') },
  { level: 255, text: inWords('Exclusive tournaments.', 'Exklusive Turniere.', 'Des tournois exclusifs.', 'Tornei esclusivi.', 'Eksklusive turneringer.') },
  { level: 759, text: inWords('Yours for life, with a gift every year.', 'Lebenslang, mit einem Geschenk jedes Jahr.', 'À vie, avec un cadeau chaque année.', 'A vita, con un regalo ogni anno.', 'For livet, med en gave hvert år.') },
];

const euros = (amount: number) => ({ EUR: amount * 100, USD: amount * 100, AUD: amount * 160, CAD: amount * 150, NZD: amount * 170, NOK: amount * 1100, JPY: amount * 160, BRL: amount * 600 });

/** What the VIP pages say besides progress and levels, in the quarter of an instant. */
export const vipProgram = (now: Date): Program => ({
  season: {
    id: 'season', ...quarterOf(now),
    title: inWords('This season', 'Diese Saison', 'Cette saison', 'Questa stagione', 'Denne sesongen'),
    text: inWords('A season lasts a quarter. You move up as soon as your deposits and bets reach the next level. Your points in the season decide whether you keep your level.', 'Eine Saison dauert ein Quartal. Sie steigen auf, sobald Einzahlungen und Einsätze für die nächste Stufe reichen. Ihre Punkte in der Saison entscheiden, ob Sie Ihre Stufe behalten.', 'Une saison dure un trimestre. Vous montez dès que vos dépôts et vos mises atteignent le niveau suivant. Vos points de la saison décident si vous gardez votre niveau.', 'Una stagione dura un trimestre. Sali appena depositi e puntate bastano per il livello successivo. I punti della stagione decidono se mantieni il tuo livello.', 'En sesong varer et kvartal. Du stiger så snart innskudd og innsatser når neste nivå. Poengene dine i sesongen avgjør om du beholder nivået.'),
  },
  gives: {
    monthly_spins: { level: 257, count: 20, wager: 30, days: 7 },
    weekly_cashback: { level: 258, percent: 5, wager: 3, days: 7 },
    yearly_gift: { level: 759, amount: euros(100), days: 30 },
  },
  rewards,
  levels,
  info: [
    { id: 'points', title: inWords('How do I earn points?', 'Wie sammle ich Punkte?', 'Comment gagner des points?', 'Come si guadagnano i punti?', 'Hvordan tjener jeg poeng?'), text: inWords('On every bet, win or lose: one point per €10 on slots, a tenth of that on roulette. Demos, free spins and bonus money don’t earn points.', 'Mit jedem Einsatz, ob gewonnen oder verloren: ein Punkt je 10 € an Slots, ein Zehntel davon beim Roulette. Demos, Freispiele und Bonusgeld bringen keine Punkte.', 'Avec chaque mise, gagnée ou perdue : un point par tranche de 10 € aux machines à sous, un dixième à la roulette. Les démos, les tours gratuits et l’argent boni n’en donnent pas.', 'Con ogni puntata, vinta o persa: un punto ogni 10 € alle slot, un decimo alla roulette. Le demo, i giri gratis e il denaro bonus non ne danno.', 'Med hver innsats, vinn eller tap: ett poeng per € 10 på spilleautomater, en tidel av det på rulett. Demo, gratisspinn og bonuspenger gir ingen.') },
    { id: 'keep', title: inWords('How do I keep my level?', 'Wie behalte ich meine Stufe?', 'Comment garder mon niveau?', 'Come mantengo il mio livello?', 'Hvordan beholder jeg nivået mitt?'), text: inWords('Each level has a points target for the quarter. If you don’t reach it, you move down one level when the quarter ends, never more. Diamond is for life.', 'Jede Stufe hat ein Punkteziel für das Quartal. Erreichen Sie es nicht, sinken Sie am Quartalsende um eine Stufe, nie um mehr. Diamant bleibt lebenslang.', 'Chaque niveau a un objectif de points par trimestre. Si vous ne l’atteignez pas, vous descendez d’un niveau à la fin du trimestre, jamais plus. Diamant reste à vie.', 'Ogni livello ha un obiettivo di punti per il trimestre. Se non lo raggiungi, a fine trimestre scendi di un livello, mai di più. Diamante è a vita.', 'Hvert nivå har et poengmål for kvartalet. Når du det ikke, går du ned ett nivå når kvartalet er over, aldri flere. Diamant varer livet ut.') },
    { id: 'odds', title: inWords('Does my level affect the odds?', 'Ändert meine Stufe die Gewinnchancen?', 'Mon niveau change-t-il mes chances?', 'Il mio livello cambia le probabilità?', 'Påvirker nivået sjansene mine?'), text: inWords('No. The games don’t know who’s playing.', 'Nein. Die Spiele wissen nicht, wer spielt.', 'Non. Les jeux ne savent pas qui joue.', 'No. I giochi non sanno chi gioca.', 'Nei. Spillene vet ikke hvem som spiller.') },
    { id: 'limits', title: inWords('What about my limits?', 'Und meine Limits?', 'Et mes limites?', 'E i miei limiti?', 'Og grensene mine?'), text: inWords('They apply at every level. You don’t lose any rewards by setting one. You just don’t receive any while you’re taking a break.', 'Sie gelten auf jeder Stufe. Sie verlieren keine Prämie, weil Sie eines setzen. Nur während einer Spielpause erhalten Sie keine.', 'Elles s’appliquent à tous les niveaux. Vous ne perdez aucune récompense parce que vous en fixez une. Vous n’en recevez simplement pas pendant une pause.', 'Valgono a ogni livello. Non perdi nessun premio perché ne imposti uno. Solo durante una pausa non ne ricevi.', 'De gjelder på alle nivåer. Du mister ingen belønninger fordi du setter en. Du får bare ingen mens du tar en pause.') },
  ],
  promo: {
    id: 'double-points',
    title: inWords('Table games earn points too', 'Auch Tischspiele bringen Punkte', 'Les jeux de table donnent aussi des points', 'Anche i giochi da tavolo danno punti', 'Bordspill gir også poeng'),
    text: inWords('Roulette earns a tenth of the points of slots, for bets that don’t cover each other.', 'Roulette bringt ein Zehntel der Punkte von Slots, für Einsätze, die sich nicht gegenseitig abdecken.', 'La roulette donne un dixième des points des machines à sous, pour les mises qui ne se couvrent pas.', 'La roulette dà un decimo dei punti delle slot, per puntate che non si coprono a vicenda.', 'Rulett gir en tidel av poengene til spilleautomatene, for innsatser som ikke dekker hverandre.'),
    button: { name: inWords('View table games', 'Tischspiele ansehen', 'Voir les jeux de table', 'Vedi i giochi da tavolo', 'Se bordspill'), url: '/games/table' },
  },
  onboarding: [
    { id: 'earn', title: inWords('Earn points', 'Punkte sammeln', 'Gagnez des points', 'Guadagna punti', 'Tjen poeng'), text: inWords('Every bet earns comp points.', 'Jeder Einsatz bringt Treuepunkte.', 'Chaque mise rapporte des points de fidélité.', 'Ogni puntata fa guadagnare punti fedeltà.', 'Hver innsats gir lojalitetspoeng.') },
    { id: 'rise', title: inWords('Move up each quarter', 'Im Quartal aufsteigen', 'Montez chaque trimestre', 'Sali ogni trimestre', 'Stig hvert kvartal'), text: inWords('Your deposits and bets in a quarter decide your next level.', 'Einzahlungen und Einsätze eines Quartals entscheiden über die nächste Stufe.', 'Vos dépôts et vos mises d’un trimestre décident du niveau suivant.', 'I depositi e le puntate di un trimestre decidono il livello successivo.', 'Innskuddene og innsatsene dine i et kvartal avgjør neste nivå.') },
    { id: 'spend', title: inWords('Spend your points', 'Punkte einlösen', 'Dépensez vos points', 'Spendi i tuoi punti', 'Bruk poengene'), text: inWords('Exchange them in Rocket Mart for free spins, cash, loot boxes and lottery tickets.', 'Im Rocket Mart tauschen Sie sie gegen Freispiele, Geld, Lootboxen und Lose.', 'Échangez-les dans Rocket Mart contre des tours gratuits, de l’argent, des boîtes-surprises et des billets de loterie.', 'In Rocket Mart li scambi con giri gratis, denaro, loot box e biglietti della lotteria.', 'I Rocket Mart bytter du dem mot gratisspinn, penger, premiebokser og lodd.') },
  ],
  welcome: {
    title: inWords('Welcome to the club', 'Willkommen im Club', 'Bienvenue au club', 'Benvenuto nel club', 'Velkommen til klubben'),
    text: inWords('You’re a member from your first bet. Here’s how levels work.', 'Sie sind vom ersten Einsatz an dabei. So funktionieren die Stufen.', 'Vous êtes membre dès votre première mise. Voici comment fonctionnent les niveaux.', 'Sei dei nostri dalla prima puntata. Ecco come funzionano i livelli.', 'Du er med fra første innsats. Slik fungerer nivåene.'),
  },
});

const spins = (count: number): Adventure['days'][number]['prize'] => ({
  type: 'fs', freespins_count: count, bonus_amount: null,
  title: inWords(`${count} free spins`, `${count} Freispiele`, `${count} tours gratuits`, `${count} giri gratis`, `${count} gratisspinn`),
});
const bonus = (amount: number): Adventure['days'][number]['prize'] => ({
  type: 'bonus', freespins_count: null, bonus_amount: euros(amount),
  title: inWords('{amount} bonus', '{amount} Bonus', 'Boni de {amount}', 'Bonus di {amount}', 'Bonus på {amount}'),
});
const superPrize: Adventure['days'][number]['prize'] = {
  type: 'superPrize', freespins_count: 100, bonus_amount: euros(50),
  title: inWords('100 free spins and a {amount} bonus', '100 Freispiele und {amount} Bonus', '100 tours gratuits et un boni de {amount}', '100 giri gratis e un bonus di {amount}', '100 gratisspinn og en bonus på {amount}'),
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
