import type { Translation } from '../types.ts'

export default {
  timesAre: '所有時間均為本裝置時區：{zone}',
  utcDays: '以 UTC 日計算。每日從 00:00 UTC 開始，即您當地時間 {time}。',
  here: '您當地時間 {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
