export { useAmountWarning } from './use-amount-warning';
export { failureText } from './failure-text';
export type { FormShape, FormValues } from './judge';
export { type Form, useForm } from './use-form';
