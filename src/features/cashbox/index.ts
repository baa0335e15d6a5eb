export { CashboxDashboard } from './cashbox-dashboard';
export { DepositOneClick } from './one-click/deposit-one-click';
export { DepositStep } from './steps/deposit-step';
export { WithdrawStep } from './steps/withdraw-step';
