import type { Translation } from '../types.ts'

export default {
  timesAre: 'Todos os horários são os deste aparelho: {zone}',
  utcDays: 'Os dias são os de UTC. Cada um começa às 00:00 UTC, que é {time} no seu relógio.',
  here: '{time} no seu relógio',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
