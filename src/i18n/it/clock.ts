import type { Translation } from '../types.ts'

export default {
  timesAre: 'Tutti gli orari sono quelli di questo dispositivo: {zone}',
  utcDays: 'I giorni sono quelli UTC. Ciascuno comincia alle 00:00 UTC, cioè {time} sul suo orologio.',
  here: '{time} sul suo orologio',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
