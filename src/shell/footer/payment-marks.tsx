import type { ReactNode } from 'react';
import type { PaymentMark } from '#rules/content/footer';
import { useText } from '../../platform/i18n';
import styles from './footer.module.css';

const words = (text: string, size: number, look: { italic?: boolean; space?: number } = {}): ReactNode => (
  <text
    x="36"
    y="17"
    textAnchor="middle"
    dominantBaseline="middle"
    fontFamily="Sora Variable, sans-serif"
    fontWeight="700"
    fontSize={size}
    fontStyle={look.italic ? 'italic' : undefined}
    letterSpacing={look.space}
    fill="currentColor"
  >
    {text}
  </text>
);

/** A coin with its sign: a letter of every font, or none, and strokes. Few devices have a font with the signs themselves. */
const coin = (letter: string, strokes: string, name: string): ReactNode => (
  <>
    <circle cx="12" cy="16" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <text
      x="12"
      y="16.8"
      textAnchor="middle"
      dominantBaseline="middle"
      fontFamily="sans-serif"
      fontWeight="700"
      fontSize="10"
      fill="currentColor"
    >
      {letter}
    </text>
    <path d={strokes} fill="none" stroke="currentColor" strokeWidth="1.2" />
    <text
      x="45"
      y="16.8"
      textAnchor="middle"
      dominantBaseline="middle"
      fontFamily="Manrope Variable, sans-serif"
      fontWeight="700"
      fontSize="9.5"
      fill="currentColor"
    >
      {name}
    </text>
  </>
);

/** The logos in the product's style, and their names. */
const marks: Record<PaymentMark, { name: string; drawing: ReactNode }> = {
  visa: { name: 'Visa', drawing: words('VISA', 15, { italic: true, space: 1 }) },
  mastercard: {
    name: 'Mastercard',
    drawing: (
      <>
        <circle cx="29" cy="16" r="10" fill="currentColor" fillOpacity="0.75" />
        <circle cx="43" cy="16" r="10" fill="currentColor" fillOpacity="0.4" />
      </>
    ),
  },
  neosurf: { name: 'Neosurf', drawing: words('neosurf', 12.5) },
  sepa: { name: 'SEPA', drawing: words('S€PA', 14, { space: 0.5 }) },
  interac: { name: 'Interac', drawing: words('Interac', 12.5, { italic: true }) },
  bitcoin: { name: 'Bitcoin', drawing: coin('B', 'M10.8 10.4v2M13 10.4v2M10.8 19.8v2M13 19.8v2', 'Bitcoin') },
  ethereum: { name: 'Ethereum', drawing: coin('', 'M8.5 12.2h7M9.3 16h5.4M8.5 19.8h7', 'Ether') },
  litecoin: { name: 'Litecoin', drawing: coin('L', 'M8.2 18l5-3.2', 'Litecoin') },
  tether: { name: 'Tether', drawing: coin('T', 'M8.8 17.6l6.4-2.2', 'Tether') },
};

/** The payment methods (FOOT-001, FOOT-003). */
export function PaymentMarks({ marks: shown }: { marks: readonly PaymentMark[] }) {
  const t = useText();
  return (
    <section aria-label={t('frame.footer.payments')} className={styles.row}>
      <h2 className={styles.title}>{t('frame.footer.payments')}</h2>
      <ul className={styles.marks} translate="no">
        {shown.map((mark) => (
          <li key={mark}>
            <svg viewBox="0 0 72 32" width="72" height="32" role="img" aria-label={marks[mark].name} className={styles.mark}>
              {marks[mark].drawing}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
