import ar from '../ar/earning.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  dayText:
    'الأيام بتوقيت UTC. يبدأ كل يوم وينتهي عند ٠٠:٠٠ UTC، أي {time} بتوقيتك. لا يُحتسب يوم تقديم الطلب ولا أي يوم لا تكمله.',
  startsNote: 'أول ٠٠:٠٠ UTC قادم',
  noDaysText: 'يظهر هنا كل يوم كامل عند انتهائه في ٠٠:٠٠ UTC.',
} satisfies Translation['earning']
