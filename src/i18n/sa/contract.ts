import ar from '../ar/contract.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  quantityHint: 'بخطوات {step}. تربح الوحدة {value} {currency} إذا ارتفع السعر ١.',
} satisfies Translation['contract']
