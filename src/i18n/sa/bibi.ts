import ar from '../ar/bibi.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  perUnit: '{quote} مقابل ١ {base}',
} satisfies Translation['bibi']
