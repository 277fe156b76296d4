import type { Translation } from '../types.ts'

export default {
  timesAre: 'Semua masa adalah mengikut zon waktu peranti ini: {zone}',
  utcDays: 'Hari adalah mengikut UTC. Setiap hari bermula pada 00:00 UTC, iaitu {time} waktu anda.',
  here: '{time} waktu anda',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
