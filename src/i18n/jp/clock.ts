import type { Translation } from '../types.ts'

export default {
  timesAre: '時刻はすべてこの端末のタイムゾーンです：{zone}',
  utcDays: '日は UTC で数えます。毎日 00:00 UTC（現地時間 {time}）に始まります。',
  here: '現地時間 {time}',
  utcDay: '{day}（UTC）',
} satisfies Translation['clock']
