import type { Translation } from '../types.ts'

export default {
  timesAre: 'सभी समय इस डिवाइस के हैं: {zone}',
  utcDays: 'दिन UTC के अनुसार हैं। हर दिन 00:00 UTC पर शुरू होता है, जो आपकी घड़ी में {time} है।',
  here: 'आपकी घड़ी में {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
