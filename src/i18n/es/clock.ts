import type { Translation } from '../types.ts'

export default {
  timesAre: 'Todas las horas están en la zona horaria de este dispositivo: {zone}',
  utcDays: 'Los días son UTC. Cada uno empieza a las 00:00 UTC, que son las {time}, hora local.',
  here: '{time}, hora local',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
