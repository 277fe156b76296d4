import type { Translation } from '../types.ts'

export default {
  timesAre: 'Toutes les heures sont dans le fuseau de cet appareil\u00a0: {zone}',
  utcDays: 'Les jours sont en UTC. Chacun commence à 00:00 UTC, soit {time}, heure locale.',
  here: '{time}, heure locale',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
