import type { Translation } from '../types.ts'

export default {
  timesAre: '모든 시각은 이 기기 기준입니다: {zone}',
  utcDays: '하루는 UTC 기준입니다. 매일 00:00 UTC에 시작하며, 사용하시는 시계로는 {time}입니다.',
  here: '사용하시는 시계로 {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
