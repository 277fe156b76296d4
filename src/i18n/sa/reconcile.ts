import ar from '../ar/reconcile.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  terms: {
    ...ar.terms,
    averageClose: 'متوسط الإغلاق خلال ٨ ساعات',
    lessSpread: '١ ناقص الفارق',
    one: '١',
    lessMaintenance: '١ ناقص نسبة هامش الصيانة',
    plusMaintenance: '١ زائد نسبة هامش الصيانة',
  },
} satisfies Translation['reconcile']
