import type { Translation } from '../i18n-types.ts'

export default {
  title: 'سجل الحساب',
  empty: 'لا قيود بعد',
  typeDeposit: 'إيداع',
  typeSpotBuy: 'شراء فوري',
  typeSpotSell: 'بيع فوري',
  typeFee: 'رسوم',
  typeHold: 'حجز',
  typeRelease: 'فك حجز',
  typeRefund: 'استرداد',
  typeAdjustment: 'تسوية',
  balanceAfter: 'الرصيد بعد القيد',
} satisfies Translation['records']
