import ar from '../ar/quick.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  odds: 'من كل ١٠٠ أمر كهذا يجب أن يفوز أكثر من {rate} كي تربح شيئًا. ورمي قطعة نقود يفوز ٥٠ مرة.',
  lastDay: 'آخر ٢٤ ساعة',
  lastWeek: 'آخر ٧ أيام',
  lastMonth: 'آخر ٣٠ يومًا',
} satisfies Translation['quick']
