import type { Translation } from '../types.ts'

export default {
  timesAre: '모든 시각은 이 기기의 시간대 기준입니다: {zone}',
  utcDays: '하루는 UTC 기준입니다. 매일 00:00 UTC에 시작하며, 현지 시각으로는 {time}입니다.',
  here: '현지 시각 {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
