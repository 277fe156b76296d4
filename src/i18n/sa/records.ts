import ar from '../ar/records.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  explainAward: 'ما دفعته المنصة من رسومها: حصة أو حافز أو رسوم مُعادة أو جائزة.',
} satisfies Translation['records']
