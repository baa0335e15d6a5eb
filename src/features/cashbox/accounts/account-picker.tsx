import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { openAccount } from '#contract/calls/cashbox/accounts';
import { getDepositOffers } from '#contract/calls/gifts';
import { paymentTerms } from '#rules/cashbox/methods/payment-terms';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { useFormat, useText } from '../../../platform/i18n';
import { loadSession, useSession } from '../../../platform/session';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { SelectField } from '../../../ui/select-field';
import { accountsQuery, currenciesQuery } from '../queries';
import { AccountQuestion } from './account-question';

/** Switches to an account, opening it if necessary (CASH-004); offers for a deposit are in the currency of the active one. */
export function useSwitchAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (currency: string) => ask(openAccount, { body: { currency } }),
    onSuccess: async (response) => {
      setCachedResponse(queryClient, accountsQuery().queryKey, response);
      void queryClient.invalidateQueries({ queryKey: [getDepositOffers.privacy, getDepositOffers.id] });
      await loadSession();
    },
  });
}

/** Selects the account in an address, once, if it's open, another one is active and the player has selected none. */
export function useAskedAccount(
  asked: string | undefined,
  { mutate, isIdle }: Pick<ReturnType<typeof useSwitchAccount>, 'mutate' | 'isIdle'>,
): void {
  const wish = useRef(asked?.toUpperCase());
  const { data } = useQuery(accountsQuery());
  useEffect(() => {
    if (!isIdle) wish.current = undefined;
    const account = data?.data.find(({ currency }) => currency === wish.current);
    if (!data) return;
    wish.current = undefined;
    if (account && !account.active) mutate(account.currency);
  }, [data, mutate, isIdle]);
}

interface AccountPickerProps {
  label: string;
  switching: ReturnType<typeof useSwitchAccount>;
  /** Shows only each account's withdrawable balance, without its bonus money (CASH-017). */
  isWithdrawing?: boolean;
}

/**
 * The value of the list. A choice by arrow keys is made with Enter or by leaving the list: each arrow key changes the value, and would
 * switch the account on the way.
 */
function useChoice(active: string, choose: (currency: string) => void) {
  const [passing, setPassing] = useState<string | null>(null);
  const isByKey = useRef(false);
  const commit = () => {
    setPassing(null);
    if (passing !== null) choose(passing);
  };
  return {
    value: passing ?? active,
    onPointerDown: () => void (isByKey.current = false),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') commit();
      else if (key !== 'Tab') isByKey.current = true;
    },
    onBlur: commit,
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
      if (isByKey.current) setPassing(value);
      else choose(value);
    },
  };
}

/** The active account, among open ones and available ones, in an order that a switch doesn't change. Opening one requires a confirmation. */
export function AccountPicker({ label, switching, isWithdrawing = false }: AccountPickerProps) {
  const t = useText();
  const { money } = useFormat();
  const accounts = (useQuery(accountsQuery()).data?.data ?? []).toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  const currencies = useQuery(currenciesQuery()).data?.data ?? [];
  const { hasCrypto } = paymentTerms(useSession().player?.license_name ?? null);
  const further = currencies.filter(({ code, fiat }) => (fiat || hasCrypto) && !accounts.some(({ currency }) => currency === code));
  const active = accounts.find((account) => account.active)?.currency ?? '';
  const optionText = (code: string, real: number, bonus: number) =>
    bonus > 0
      ? t('cashbox.account-option-bonus', { currency: code, amount: money(real, code), bonus: money(bonus, code) })
      : t('cashbox.account-option', { currency: code, amount: money(real, code) });
  const [asked, setAsked] = useState<string | null>(null);
  const isFurther = (code: string | null) => further.some((one) => one.code === code);
  const choose = (currency: string) => {
    const isNew = isFurther(currency);
    setAsked(isNew ? currency : null);
    if (!isNew && currency !== active) switching.mutate(currency);
  };
  const question = asked !== null && isFurther(asked) && (
    <AccountQuestion
      key={asked}
      currency={asked}
      isBusy={switching.isPending}
      onOpen={() => switching.mutate(asked, { onSettled: () => setAsked(null) })}
      onCancel={() => setAsked(null)}
    />
  );
  const failure = switching.error instanceof CallFailed ? switching.error : null;
  return (
    <>
      <SelectField
        label={label}
        {...useChoice(switching.isPending ? switching.variables : active, choose)}
        disabled={switching.isPending}
        error={failure && (failure.isOffline ? t('cashbox.offline') : failure.message)}
      >
        {accounts.map(({ currency, amount_cents: all, available_to_cashout_cents: withdrawable }) => (
          <option key={currency} value={currency}>
            {optionText(currency, withdrawable, isWithdrawing ? 0 : all - withdrawable)}
          </option>
        ))}
        {further.length > 0 && (
          <optgroup label={t('cashbox.account-further')}>
            {further.map(({ code }) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {question}
    </>
  );
}
