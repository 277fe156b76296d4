import type { Translation } from '../types.ts'

export default {
  timesAre: 'Время — в часовом поясе этого устройства: {zone}',
  utcDays: 'Дни считаются по UTC. Каждый начинается в 00:00 UTC, по вашему времени это {time}.',
  here: '{time} по вашему времени',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
