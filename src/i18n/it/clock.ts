import type { Translation } from '../types.ts'

export default {
  timesAre: 'Tutti gli orari sono nel fuso di questo dispositivo: {zone}',
  utcDays: 'I giorni sono in UTC. Ciascuno inizia alle 00:00 UTC, cioè alle {time}, ora locale.',
  here: '{time}, ora locale',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
