import ar from '../ar/quick.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  odds: 'كي تحقق أي ربح يجب أن تفوز بأكثر من {rate} من كل ١٠٠ أمر كهذا. ورمي قطعة نقود يفوز ٥٠ مرة.',
  lastDay: 'آخر ٢٤ ساعة',
  lastWeek: 'آخر ٧ أيام',
  lastMonth: 'آخر ٣٠ يومًا',
} satisfies Translation['quick']
