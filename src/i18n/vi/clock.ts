import type { Translation } from '../types.ts'

export default {
  timesAre: 'Mọi thời gian theo múi giờ của thiết bị này: {zone}',
  utcDays: 'Ngày tính theo giờ UTC. Mỗi ngày bắt đầu lúc 00:00 UTC, tức {time} theo giờ của bạn.',
  here: '{time} theo giờ của bạn',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
