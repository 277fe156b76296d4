import type { Translation } from '../types.ts'

export default {
  timesAre: 'Время везде показано по этому устройству: {zone}',
  utcDays: 'Дни считаются по UTC. Каждый начинается в 00:00 UTC, на ваших часах это {time}.',
  here: 'на ваших часах {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
