import ar from '../ar/contract.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  quantityHint: 'بخطوات {step}. كل تغيّر في السعر بمقدار ١ يساوي {value} {currency} لكل وحدة.',
} satisfies Translation['contract']
