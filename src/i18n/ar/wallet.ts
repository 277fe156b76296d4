import type { Translation } from '../i18n-types.ts'

export default {
  title: 'المحفظة',
  total: 'إجمالي الأصول',
  available: 'المتاح',
  held: 'المحجوز',
  balances: 'الأرصدة',
  holdings: 'الحيازات',
  profitAndLoss: 'الربح والخسارة',
  profitToday: 'اليوم',
  deposit: 'إيداع',
  withdraw: 'سحب',
  exchange: 'تحويل عملات',
  records: 'السجلات',
  empty: 'لا رصيد بعد',
} satisfies Translation['wallet']
