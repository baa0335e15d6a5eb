import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { PaymentAction } from '#contract/fields/payment';
import type { PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { isBeyondReach, rangeOf, savedMethods } from '#rules/cashbox/methods/methods';
import type { Choice } from '#rules/cashbox/payments/payment-machine';
import { type TextOf, useFormat, useText } from '../../../platform/i18n';
import { EmptyState } from '../../../ui/empty-state';
import { MethodMark } from './method-mark';
import styles from './method-picker.module.css';
import { brandName, feeText, problemTexts, timeText } from './names';

/** Why a method, or one of its saved profiles, can't be used now; null if it can. */
export type BlockedText = (method: PaymentMethod, profile: SavedProfile | null) => string | null;

interface MethodPickerProps {
  action: PaymentAction;
  methods: readonly PaymentMethod[];
  /** The most that may be paid in or out now, in minor units; null is any amount. Methods with a higher minimum are disabled. */
  mostCents: number | null;
  /** Disables methods and saved profiles for another reason, which they then show. */
  blockedText?: BlockedText | undefined;
  onChoose: (choice: Choice) => void;
}

const headings = {
  deposit: { all: 'cashbox.methods', further: 'cashbox.methods-further' },
  cashout: { all: 'cashbox.methods-payout', further: 'cashbox.methods-further-payout' },
} as const;

/** The payment methods, saved ones first. */
export function MethodPicker({ action, methods, mostCents, blockedText = () => null, onChoose }: MethodPickerProps) {
  const t = useText();
  const format = useFormat();
  const beyond = action === 'deposit' ? 'cashbox.methods-beyond-limit' : 'cashbox.methods-from';
  /** A disabled method shows its minimum amount, and that it's a limit which leaves less (LIMIT-005). */
  const noteOf = (method: PaymentMethod, note: string) => {
    const range = rangeOf(method, action);
    if (!range || !isBeyondReach(method, action, mostCents)) return note;
    return t(beyond, { amount: format.money(range.min_cents, method.currency) });
  };
  const saved = savedMethods(methods).flatMap((method) => method.savedProfiles.map((profile) => ({ method, profile })));
  if (methods.length === 0) return <EmptyState title={t('cashbox.methods-none')}>{t('cashbox.methods-none-text')}</EmptyState>;
  return (
    <>
      {saved.length > 0 && (
        <section className={styles.section} aria-labelledby="cashbox-saved">
          <div className={styles.head}>
            <h3 id="cashbox-saved">{t('cashbox.methods-saved')}</h3>
            <Link to="/profile/payments" hash="saved">
              {t('cashbox.saved.manage')}
            </Link>
          </div>
          <ul className={styles.list}>
            {saved.map(({ method, profile }) => (
              <li key={profile.id}>
                <MethodButton
                  brand={profile.brand}
                  name={`${brandName(t, profile.brand)} ${profile.title}`}
                  note={blockedText(method, profile) ?? noteOf(method, savedNote(t, method, profile))}
                  isDisabled={
                    isUnusable(action, profile) || isBeyondReach(method, action, mostCents) || blockedText(method, profile) !== null
                  }
                  onClick={() => onChoose({ method, profile })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section} aria-labelledby="cashbox-methods">
        <h3 id="cashbox-methods">{t(headings[action][saved.length > 0 ? 'further' : 'all'])}</h3>
        <ul className={styles.list}>
          {methods.map((method) => (
            <li key={method.id}>
              <MethodButton
                brand={method.brand}
                name={brandName(t, method.brand)}
                note={blockedText(method, null) ?? noteOf(method, `${timeText(t, method.processingTime)} · ${feeText(t, format, method)}`)}
                isDisabled={isBeyondReach(method, action, mostCents) || blockedText(method, null) !== null}
                onClick={() => onChoose({ method, profile: null })}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A card that can't pay in may still be paid out to, unless it has expired. */
function isUnusable(action: PaymentAction, { problem }: SavedProfile): boolean {
  return action === 'deposit' ? problem !== null : problem === 'card_expired';
}

function savedNote(t: TextOf, method: PaymentMethod, { problem, expires, is_default: isDefault }: SavedProfile): string {
  if (problem !== null) return t(problemTexts[problem]);
  const note = expires === null ? timeText(t, method.processingTime) : t('cashbox.expires', { date: expires });
  return isDefault ? `${t('cashbox.saved.default')} · ${note}` : note;
}

interface MethodButtonProps {
  brand: string;
  name: string;
  note: string;
  isDisabled: boolean;
  onClick: () => void;
}

function MethodButton({ brand, name, note, isDisabled, onClick }: MethodButtonProps) {
  return (
    <button type="button" className={styles.method} disabled={isDisabled} onClick={onClick}>
      <MethodMark brand={brand} />
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </button>
  );
}
