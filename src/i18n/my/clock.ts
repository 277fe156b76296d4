import type { Translation } from '../types.ts'

export default {
  timesAre: 'Semua masa adalah mengikut peranti ini: {zone}',
  utcDays: 'Hari adalah mengikut UTC. Setiap hari bermula pada 00:00 UTC, iaitu {time} pada jam anda.',
  here: '{time} pada jam anda',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
