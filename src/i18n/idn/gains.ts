import type { Translation } from '../types.ts'

export default {
  title: 'Laba terealisasi',
  year: 'Tahun pajak',
  yearNote: 'Tahun kalender, UTC',
  method: 'Metode biaya',
  fifo: 'FIFO',
  average: 'Biaya rata-rata',
  working: 'Membaca riwayat Anda: termasuk sampai {time}',
  total: 'Total',
  proceeds: 'Hasil penjualan',
  cost: 'Biaya',
  gain: 'Laba atau rugi',
  byProduct: 'Per produk',
  lots: 'Penjualan per lot',
  span: '{from} sampai {to}',
  none: 'Tidak ada penjualan tahun ini',
  noneText: 'Yang Anda jual muncul di sini beserta biayanya.',
  acquired: 'Dibeli',
  sold: 'Dijual',
  held: 'Lama kepemilikan',
  days: 'Hari',
  entriesOfSale: 'Entri penjualan',
  entriesOfPurchase: 'Entri pembelian',
  others: 'Hasil terealisasi lainnya',
  othersNote: 'Tanpa lot. Dalam USDT, pada harga saat itu.',
  contractFees: 'Biaya kontrak',
  notAdvice:
    'Ini bukan nasihat pajak. Aturan yang berlaku bergantung pada tempat tinggal Anda: tanyakan konsultan pajak.',
  rulesTitle: 'Aturan yang dipakai',
  rules:
    'Waktu dan tahun memakai UTC. Semua dalam USDT: hasil setelah biaya transaksi, biaya termasuk biaya transaksi. FIFO memakai biaya unit tertua; biaya rata-rata membagi biaya ke semua unit. Pada keduanya, unit tertua menentukan lama kepemilikan.',
  rulesCost:
    'Koin yang diterima dari koin lain berbiaya senilai koin yang dibayar. Koin yang didepositkan berbiaya nilainya saat tiba. Hadiah berupa koin berbiaya 0. Unit yang diambil sebagai biaya penarikan dini tidak punya hasil.',
  csv: 'Unduh CSV',
  koinly: 'Unduh untuk Koinly',
  koinlyNote:
    'Semua transaksi tahun itu dalam format CSV universal Koinly. Koinly memakai aturannya sendiri.',
} satisfies Translation['gains']
