export { useAmountWarning } from './use-amount-warning';
export { isDeadLink } from './dead-link';
export { failureText } from './failure-text';
export type { FormShape, FormValues } from './judge';
export { type Form, useForm } from './use-form';
export { useTypedAmount } from './use-typed-amount';
