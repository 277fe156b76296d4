import ar from '../ar/new-shares.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  noneListed: 'لا إدراجات خلال آخر ٣٠ يومًا',
  lotsHint: 'حصص كاملة، من ١ إلى {maximum}',
  noneText: 'يُعلن عن طرح جديد كل ١٢ ساعة تقريبًا.',
} satisfies Translation['newShares']
