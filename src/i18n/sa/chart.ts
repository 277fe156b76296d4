import ar from '../ar/chart.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  allLevels: 'عرض ٢٠ مستوى',
  fewLevels: 'عرض ٥ مستويات',
  sessionRegular: 'السوق مفتوح',
  sessionClosed: 'السوق مغلق',
  exchangeOpens: 'يفتح السوق {time}.',
} satisfies Translation['chart']
