import type { Translation } from '../types.ts'

export default {
  title: 'Nota',
  add: 'Tambah nota',
  change: 'Ubah nota',
  label: 'Nota anda',
  hint: 'Hanya anda boleh melihatnya. Sehingga {limit} aksara.',
  tooLong: 'Pendekkan kepada {limit} aksara',
  notAllowed: 'Ia mengandungi aksara yang tidak boleh disimpan',
  empty: 'Tulis sesuatu dahulu',
  remove: 'Padam nota',
  all: 'Nota',
  none: 'Belum ada nota',
  noneText: 'Tulis nota tentang produk, pesanan spot atau posisi kontrak. Hanya anda dapat melihatnya.',
  spotOrder: 'Pesanan spot',
  position: 'Posisi kontrak',
  open: 'Buka {product}',
  browse: 'Lihat produk',
} satisfies Translation['note']
