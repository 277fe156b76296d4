import type { Translation } from '../types.ts'

export default {
  timesAre: 'सभी समय इस डिवाइस के समय क्षेत्र में हैं: {zone}',
  utcDays: 'दिन UTC के अनुसार हैं। हर दिन 00:00 UTC पर शुरू होता है, जो आपके समय से {time} है।',
  here: 'आपके समय से {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
