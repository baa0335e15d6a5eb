export { CashboxDashboard } from './cashbox-dashboard';
export { DepositStep, type DepositStepProps } from './deposit-step';
export { WithdrawStep, type WithdrawStepProps } from './withdraw-step';
