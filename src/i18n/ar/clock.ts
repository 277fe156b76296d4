import type { Translation } from '../types.ts'

export default {
  timesAre: 'كل الأوقات بتوقيت هذا الجهاز: {zone}',
  utcDays: 'الأيام هي أيام UTC. يبدأ كل يوم عند 00:00 UTC، أي {time} بتوقيتك.',
  here: '\u2068{time}\u2069 بتوقيتك',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
