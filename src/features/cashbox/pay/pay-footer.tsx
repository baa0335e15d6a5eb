import { Button } from '../../../ui/button';
import { PaymentFailure } from './payment-failure';
import type { PaymentStep } from '../steps/use-payment-step';

/** The submit button of a payment, with the last attempt's error above it. */
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
