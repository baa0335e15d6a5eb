export { CashboxDashboard } from './cashbox-dashboard';
export { DepositOneClick } from './deposit-one-click';
export { DepositStep, type DepositStepProps } from './deposit-step';
export { WithdrawStep, type WithdrawStepProps } from './withdraw-step';
