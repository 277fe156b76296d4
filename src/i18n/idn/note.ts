import type { Translation } from '../generated/types.ts'

export default {
  title: 'Catatan',
  add: 'Tambah catatan',
  change: 'Ubah catatan',
  label: 'Catatan Anda',
  hint: 'Hanya Anda yang dapat melihatnya. Maksimal {limit} karakter.',
  tooLong: 'Persingkat menjadi {limit} karakter',
  notAllowed: 'Berisi karakter yang tidak dapat disimpan',
  empty: 'Tulis sesuatu dahulu',
  remove: 'Hapus catatan',
} satisfies Translation['note']
