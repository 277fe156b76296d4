/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Event type. The app provides the text for each; `params` fills its placeholders.
 */
export type AccountMessageKind = typeof AccountMessageKind[keyof typeof AccountMessageKind];


export const AccountMessageKind = {
  new_device: 'new_device',
  password_changed: 'password_changed',
  password_recovered: 'password_recovered',
  account_frozen: 'account_frozen',
  account_unfreezing: 'account_unfreezing',
  address_rest_on: 'address_rest_on',
  address_rest_off: 'address_rest_off',
  two_step_on: 'two_step_on',
  two_step_off: 'two_step_off',
  recovery_code_used: 'recovery_code_used',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  withdraw_password_changed: 'withdraw_password_changed',
  identity_approved: 'identity_approved',
  identity_refused: 'identity_refused',
  deposit_approved: 'deposit_approved',
  deposit_rejected: 'deposit_rejected',
  withdrawal_completed: 'withdrawal_completed',
  withdrawal_refused: 'withdrawal_refused',
  loan_approved: 'loan_approved',
  loan_refused: 'loan_refused',
  loan_instalment: 'loan_instalment',
  loan_overdue: 'loan_overdue',
  loan_called: 'loan_called',
  loan_repaid: 'loan_repaid',
  shares_allotted: 'shares_allotted',
  shares_not_allotted: 'shares_not_allotted',
  order_rejected: 'order_rejected',
  price_alert: 'price_alert',
  order_filled: 'order_filled',
  order_cancelled: 'order_cancelled',
  take_profit_hit: 'take_profit_hit',
  stop_loss_hit: 'stop_loss_hit',
  position_liquidated: 'position_liquidated',
  liquidation_near: 'liquidation_near',
} as const;
