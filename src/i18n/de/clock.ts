import type { Translation } from '../types.ts'

export default {
  timesAre: 'Alle Zeiten sind die dieses Geräts: {zone}',
  utcDays: 'Es gelten UTC-Tage. Jeder beginnt um 00:00 UTC, das ist {time} auf Ihrer Uhr.',
  here: '{time} auf Ihrer Uhr',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
