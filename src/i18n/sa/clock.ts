import ar from '../ar/clock.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  utcDays: 'الأيام بتوقيت UTC. يبدأ كل يوم عند ٠٠:٠٠ UTC، أي {time} بتوقيتك.',
} satisfies Translation['clock']
