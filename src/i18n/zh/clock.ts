import type { Translation } from '../types.ts'

export default {
  timesAre: '所有时间均为本设备时区：{zone}',
  utcDays: '以 UTC 日计算。每日从 00:00 UTC 开始，即您当地时间 {time}。',
  here: '您当地时间 {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
