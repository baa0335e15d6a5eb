import { useEffect, useRef } from 'react';
import { isStateToBeFilled } from '#rules/account/fields/state-filling';
import { compute } from '../../platform/worker';

interface Filling {
  country: string;
  postalCode: string;
  state: string;
  isEditable: boolean;
  fill: (state: string) => void;
}

/**
 * Fills in the state from the postal code, computed in the web worker, while the state is empty and editable (FORM-022).
 * A filled-in one follows the code; one selected by the player stays.
 */
export function useStateFilling({ country, postalCode, state, isEditable, fill }: Filling): void {
  const filled = useRef('');
  const current = useRef({ state, fill });
  useEffect(() => {
    current.current = { state, fill };
  });
  useEffect(() => {
    const before = current.current.state;
    const isOurs = before === filled.current;
    if (!isStateToBeFilled({ state: isOurs ? '' : before, postalCode, isEditable })) return;
    const controller = new AbortController();
    compute('stateOfPostalCode', { country, postalCode }, controller.signal).then(
      (found) => {
        const isChosen = current.current.state !== before;
        if (controller.signal.aborted || isChosen || (found ?? '') === before) return;
        if (found === null && filled.current === '') return;
        filled.current = found ?? '';
        current.current.fill(found ?? '');
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [country, postalCode, isEditable]);
}
