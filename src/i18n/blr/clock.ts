import type { Translation } from '../types.ts'

export default {
  timesAre: 'Час — у часавым поясе гэтай прылады: {zone}',
  utcDays: 'Дні лічацца па UTC. Кожны пачынаецца ў 00:00 UTC, па вашым часе гэта {time}.',
  here: '{time} па вашым часе',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
