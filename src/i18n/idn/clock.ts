import type { Translation } from '../types.ts'

export default {
  timesAre: 'Semua waktu memakai zona waktu perangkat ini: {zone}',
  utcDays: 'Hari memakai UTC. Setiap hari dimulai pukul 00:00 UTC, yaitu {time} waktu Anda.',
  here: '{time} waktu Anda',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
