import type { Translation } from '../types.ts'

export default {
  timesAre: 'Toutes les heures sont celles de cet appareil : {zone}',
  utcDays: 'Les jours sont ceux d’UTC. Chacun commence à 00:00 UTC, soit {time} à votre horloge.',
  here: '{time} à votre horloge',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
