import type { Translation } from '../i18n-types.ts'

export default {
  title: 'إيداع',
  channel: 'القناة',
  amount: 'المبلغ',
  minimum: 'الحد الأدنى',
  maximum: 'الحد الأقصى',
  fee: 'الرسوم',
  receives: 'يصلك',
  submit: 'إيداع',
  statusPending: 'قيد المراجعة',
  statusApproved: 'مقبول',
  statusRejected: 'مرفوض',
  records: 'سجل الإيداعات',
  emptyRecords: 'لا إيداعات بعد',
} satisfies Translation['deposit']
