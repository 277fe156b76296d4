import type { Translation } from '../types.ts'

export default {
  timesAre: 'كل الأوقات بالمنطقة الزمنية لهذا الجهاز: {zone}',
  utcDays: 'الأيام بتوقيت UTC. يبدأ كل يوم عند 00:00 UTC، أي {time} بتوقيتك.',
  here: '\u2068{time}\u2069 بتوقيتك',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
