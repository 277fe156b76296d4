import type { Translation } from '../types.ts'

export default {
  timesAre: 'Todos os horários estão no fuso deste aparelho: {zone}',
  utcDays: 'Os dias são em UTC. Cada um começa às 00:00 UTC, que é {time} no seu horário.',
  here: '{time} no seu horário',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
