export { CashboxDashboard } from './cashbox-dashboard';
export { DepositOneClick } from './deposit-one-click';
export { DepositStep } from './deposit-step';
export { WithdrawStep } from './withdraw-step';
