import type { Translation } from '../types.ts'

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
  all: 'Catatan',
  none: 'Belum ada catatan',
  noneText:
    'Tulis catatan tentang produk, order spot, atau posisi kontrak. Hanya Anda yang dapat melihatnya.',
  spotOrder: 'Order spot',
  position: 'Posisi kontrak',
  open: 'Buka {product}',
  browse: 'Lihat produk',
} satisfies Translation['note']
