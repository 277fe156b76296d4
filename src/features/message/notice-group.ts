import type { AccountMessageKind } from '#src/api/generated/models/index.ts'
import type { NoticeGroup } from '#src/stores/notices.ts'

const GROUPS: Record<AccountMessageKind, NoticeGroup> = {
  price_alert: 'alert',
  order_filled: 'order',
  order_rejected: 'order',
  take_profit_hit: 'position',
  stop_loss_hit: 'position',
  position_liquidated: 'position',
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
}

/** What a kind of message is about; undefined for one that this version of the app does not know. */
export const noticeGroupOf = (kind: string): NoticeGroup | undefined =>
  (GROUPS as Partial<Record<string, NoticeGroup>>)[kind]
