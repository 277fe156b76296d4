import type { Translation } from '../types.ts'

export default {
  timesAre: 'Час усюды паказаны паводле гэтай прылады: {zone}',
  utcDays: 'Дні лічацца па UTC. Кожны пачынаецца ў 00:00 UTC, на вашым гадзінніку гэта {time}.',
  here: 'на вашым гадзінніку {time}',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
