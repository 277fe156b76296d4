import type { Translation } from '../types.ts'

export default {
  timesAre: 'เวลาทั้งหมดเป็นเขตเวลาของอุปกรณ์นี้: {zone}',
  utcDays: 'วันนับตาม UTC แต่ละวันเริ่มเวลา 00:00 UTC ซึ่งตรงกับ {time} ตามเวลาของคุณ',
  here: '{time} ตามเวลาของคุณ',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
