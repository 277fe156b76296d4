import type { Translation } from '../types.ts'

export default {
  groups: 'Kumpulan',
  all: 'Semua',
  add: 'Kumpulan baharu',
  change: 'Ubah kumpulan',
  name: 'Nama kumpulan',
  nameHint: 'Sehingga {limit} aksara',
  nameInvalid: 'Masukkan nama tanpa aksara khas',
  nameTaken: 'Anda sudah mempunyai kumpulan dengan nama ini',
  products: 'Produk',
  productsHint:
    'Satu produk berada dalam satu kumpulan. Jika anda memilihnya di sini, ia keluar dari kumpulan lain.',
  noProducts: 'Pilih sekurang-kurangnya satu produk',
  inGroup: 'Dalam {group}',
  emptyGroup: 'Tiada produk dalam kumpulan ini',
  emptyGroupText: 'Produknya tidak lagi dalam senarai pantauan anda.',
  failed: 'Kumpulan anda tidak dapat dimuatkan.',
  remove: 'Padam kumpulan',
  removeNote: 'Produk kekal dalam senarai pantauan anda.',
} satisfies Translation['watchGroups']
