import type { Translation } from '../types.ts'

export default {
  timesAre: 'Todas las horas son las de este dispositivo: {zone}',
  utcDays: 'Los días son los de UTC. Cada uno empieza a las 00:00 UTC, que son las {time} en su reloj.',
  here: '{time} en su reloj',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
