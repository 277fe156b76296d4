/** What a message to the account is about. Those of security and identity cannot be switched off. */
export type NoticeGroup = 'alert' | 'order' | 'position' | 'money' | 'security'

/** The groups that a person can switch off. */
export const SWITCHABLE_NOTICES = ['alert', 'order', 'position', 'money'] as const

/** The group of each kind of message. */
export const NOTICE_GROUPS = {
  price_alert: 'alert',
  order_filled: 'order',
  order_rejected: 'order',
  order_cancelled: 'order',
  take_profit_hit: 'position',
  stop_loss_hit: 'position',
  position_liquidated: 'position',
  liquidation_near: 'position',
  deposit_approved: 'money',
  deposit_rejected: 'money',
  withdrawal_completed: 'money',
  withdrawal_refused: 'money',
  shares_allotted: 'money',
  shares_not_allotted: 'money',
  loan_approved: 'money',
  loan_refused: 'money',
  loan_instalment: 'money',
  loan_overdue: 'money',
  loan_called: 'money',
  loan_repaid: 'money',
  new_device: 'security',
  password_changed: 'security',
  password_recovered: 'security',
  account_frozen: 'security',
  account_unfreezing: 'security',
  address_rest_on: 'security',
  address_rest_off: 'security',
  two_step_on: 'security',
  two_step_off: 'security',
  recovery_code_used: 'security',
  withdraw_password_changed: 'security',
  passkey_added: 'security',
  passkey_removed: 'security',
  identity_approved: 'security',
  identity_refused: 'security',
} as const satisfies Record<string, NoticeGroup>

/** The group of a kind of message; undefined for one that this version does not know. */
export const noticeGroupOf = (kind: string): NoticeGroup | undefined =>
  (NOTICE_GROUPS as Partial<Record<string, NoticeGroup>>)[kind]
