import type { Translation } from '../types.ts'

export default {
  timesAre: 'Semua waktu mengikuti perangkat ini: {zone}',
  utcDays: 'Hari mengikuti UTC. Setiap hari dimulai pukul 00:00 UTC, yaitu {time} menurut jam Anda.',
  here: '{time} menurut jam Anda',
  utcDay: '{day} (UTC)',
} satisfies Translation['clock']
