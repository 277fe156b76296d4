import type { Translation } from '../types.ts'

export default {
  groups: 'Grup',
  all: 'Semua',
  add: 'Grup baru',
  change: 'Ubah grup',
  name: 'Nama grup',
  nameHint: 'Maksimal {limit} karakter',
  nameInvalid: 'Masukkan nama tanpa karakter khusus',
  nameTaken: 'Anda sudah memiliki grup dengan nama ini',
  products: 'Produk',
  productsHint: 'Satu produk ada di satu grup. Jika Anda memilihnya di sini, produk keluar dari grup lain.',
  noProducts: 'Pilih setidaknya satu produk',
  inGroup: 'Di {group}',
  emptyGroup: 'Tidak ada produk di grup ini',
  emptyGroupText: 'Produknya tidak lagi ada di watchlist Anda.',
  failed: 'Grup Anda tidak dapat dimuat.',
  remove: 'Hapus grup',
  removeNote: 'Produk tetap ada di watchlist Anda.',
} satisfies Translation['watchGroups']
