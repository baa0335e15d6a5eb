export { useZeroWarning } from './use-zero-warning';
export { failureText } from './failure-text';
export type { FormShape, FormValues } from './judge';
export { type Form, useForm } from './use-form';
