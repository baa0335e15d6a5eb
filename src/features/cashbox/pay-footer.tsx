import { Button } from '../../ui/button';
import { PaymentFailure } from './payment-failure';
import type { PaymentStep } from './use-payment-step';

/** The button that sends a payment, and what went wrong with the last attempt above it. */
export function PayFooter({ step: { flow, formId }, text }: { step: PaymentStep; text: string }) {
  return (
    <>
      <PaymentFailure error={flow.error} />
      <Button type="submit" form={formId} variant="primary" size="large" isWide isBusy={flow.isSending}>
        {text}
      </Button>
    </>
  );
}
