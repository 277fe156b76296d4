import type { Translation } from '../types.ts'

export default {
  timesAre: '時刻はすべてこの端末のものです：{zone}',
  utcDays: '日は UTC で数えます。毎日 00:00 UTC（お使いの時計で {time}）に始まります。',
  here: 'お使いの時計で {time}',
  utcDay: '{day}（UTC）',
} satisfies Translation['clock']
