import ar from '../ar/trade.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  interval1m: '١د',
  interval5m: '٥د',
  interval15m: '١٥د',
  interval30m: '٣٠د',
  interval1h: '١س',
  interval4h: '٤س',
  spanYear: '٥٢ أسبوعًا',
} satisfies Translation['trade']
