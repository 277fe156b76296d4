import type { BaseTranslation } from '../i18n-types.ts'

export default {
  title: 'Deposit',
  channel: 'Channel',
  amount: 'Amount',
  minimum: 'Minimum',
  maximum: 'Maximum',
  fee: 'Fee',
  receives: 'You receive',
  submit: 'Deposit',
  statusPending: 'Pending',
  statusApproved: 'Approved',
  statusRejected: 'Rejected',
  records: 'Deposit records',
  emptyRecords: 'No deposits yet',
} satisfies BaseTranslation
