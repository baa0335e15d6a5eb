import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { StatementAccount, Statement } from '#contract/calls/account/statement';
import type { Locale } from '#contract/fields/locale';
import type { Brand } from '#brands/brand';
import { figureOf, hasAnything, playTime, shownFigures } from '#rules/account/statement/figures';
import { dateLanguage } from '#rules/locale/date-language';
import { formatMoney } from '#rules/money/format';
import { textOf } from '#server/texts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const LINE = 20;
const INK = '#14182b';
const DUST = '#5b6178';
const RULE = '#d5d8e3';

export interface StatementPaper {
  statement: Statement;
  holder: { first_name: string | null; last_name: string | null; email: string };
  brand: Brand;
  locale: Locale;
  now: Date;
}

type Paper = PDFKit.PDFDocument;

/** The font files, which cover all our languages. */
function fonts(): { regular: Buffer; bold: Buffer } {
  const { resolve } = createRequire(import.meta.url);
  return {
    regular: readFileSync(resolve('@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf')),
    bold: readFileSync(resolve('@expo-google-fonts/manrope/700Bold/Manrope_700Bold.ttf')),
  };
}

/** The font has no narrow no-break space, which French numbers contain. */
const printable = (text: string) => text.replace(/\u202f/g, '\u00a0');

/** Two columns, the second right-aligned; on a new page if there's no room for `room` lines. */
function row(paper: Paper, name: string, value: string, { bold = false, room = 1 } = {}): void {
  if (paper.y + room * LINE > BOTTOM) paper.addPage();
  const { y } = paper;
  paper.font(bold ? 'bold' : 'regular').fontSize(10);
  paper.fillColor(bold ? INK : DUST).text(printable(name), MARGIN, y, { width: WIDTH * 0.62, lineBreak: false });
  paper.fillColor(INK).text(printable(value), MARGIN + WIDTH * 0.62, y, { width: WIDTH * 0.38, align: 'right', lineBreak: false });
  paper.x = MARGIN;
  paper.y = y + LINE;
}

function line(paper: Paper): void {
  paper
    .moveTo(MARGIN, paper.y)
    .lineTo(MARGIN + WIDTH, paper.y)
    .lineWidth(0.5)
    .stroke(RULE);
  paper.y += 8;
}

/** One currency: its name, then its figures. */
function section(paper: Paper, account: StatementAccount, locale: Locale): void {
  const figures = shownFigures(account);
  const { currency } = account;
  paper.y += 14;
  row(paper, currency, textOf(locale, 'account.statement.rounds', { count: account.rounds }), { bold: true, room: figures.length + 2 });
  line(paper);
  for (const figure of figures) {
    const isTotal = figure === 'closing' || figure === 'net_result';
    row(
      paper,
      textOf(locale, 'account.statement.figure', { figure }),
      formatMoney(figureOf(account, figure), currency, dateLanguage(locale)),
      {
        bold: isTotal,
      },
    );
  }
}

function heading(paper: Paper, { statement, holder, brand, locale, now }: StatementPaper): void {
  const language = dateLanguage(locale);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: statement.time_zone });
  const say = (key: 'holder' | 'period' | 'zone' | 'made' | 'played', value: string) =>
    row(paper, textOf(locale, 'account.statement.paper', { part: key }), value);
  paper.font('bold').fontSize(11).fillColor(DUST).text(brand.name, MARGIN, MARGIN);
  paper.font('bold').fontSize(22).fillColor(INK).text(textOf(locale, 'account.statement.title'));
  paper.y += 12;
  say('holder', [holder.first_name, holder.last_name].filter(Boolean).join(' ') || holder.email);
  say('period', `${day.format(new Date(statement.from))} – ${day.format(new Date(statement.until))}`);
  say('zone', statement.time_zone);
  say('made', moment.format(now));
  say('played', textOf(locale, 'account.statement.time', playTime(statement)));
}

/** Page numbers, once all pages are there. */
function numberPages(paper: Paper): void {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    paper.page.margins.bottom = 0;
    paper.font('regular').fontSize(8).fillColor(DUST);
    paper.text(`${page + 1} / ${count}`, MARGIN, BOTTOM + 20, { width: WIDTH, align: 'right', lineBreak: false });
  }
}

/** A statement as a PDF in a language. The library is loaded with the first one. */
export async function pdfOf(paper: StatementPaper): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { statement, locale } = paper;
  const { regular, bold } = fonts();
  const title = textOf(locale, 'account.statement.title');
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: dateLanguage(locale),
    displayTitle: true,
    info: { Title: `${title} ${statement.from} – ${statement.until}`, Author: paper.brand.name, CreationDate: paper.now },
  });
  page.registerFont('regular', regular);
  page.registerFont('bold', bold);
  heading(page, paper);
  const accounts = statement.accounts.filter(hasAnything);
  if (accounts.length === 0) row(page, textOf(locale, 'account.statement.empty'), '');
  for (const account of accounts) section(page, account, locale);
  page.y += 16;
  page
    .font('regular')
    .fontSize(9)
    .fillColor(DUST)
    .text(printable(textOf(locale, 'account.statement.note')), MARGIN, page.y, { width: WIDTH });
  numberPages(page);
  page.end();
  const pieces: Buffer[] = [];
  for await (const piece of page as unknown as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}
