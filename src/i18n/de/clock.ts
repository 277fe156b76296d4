import type { Translation } from '../types.ts'

export default {
  timesAre: 'Alle Zeiten gelten in der Zeitzone dieses Geräts: {zone}',
  utcDays: 'Es gelten UTC-Tage. Jeder beginnt um 00:00 UTC, das ist {time} Ihrer Zeit.',
  here: '{time} Ihrer Zeit',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
