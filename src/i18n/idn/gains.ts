import type { Translation } from '../types.ts'

export default {
  title: 'Laba terealisasi',
  year: 'Tahun pajak',
  yearNote: 'Tahun kalender, UTC',
  method: 'Metode harga perolehan',
  fifo: 'FIFO',
  average: 'Rata-rata',
  working: 'Membaca riwayat Anda: termasuk sampai {time}',
  total: 'Total',
  proceeds: 'Hasil penjualan',
  cost: 'Harga perolehan',
  gain: 'Laba atau rugi',
  byProduct: 'Per produk',
  lots: 'Penjualan per lot',
  span: '{from} sampai {to}',
  none: 'Tidak ada penjualan tahun ini',
  noneText: 'Yang Anda jual muncul di sini beserta harga perolehannya.',
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
    'Waktu dan tahun memakai UTC. Semua angka dalam USDT: hasil penjualan setelah biaya transaksi, harga perolehan termasuk biaya transaksi. FIFO memakai harga perolehan unit tertua; rata-rata membagi harga perolehan ke semua unit yang dimiliki. Pada keduanya, unit tertua menentukan lama kepemilikan.',
  rulesCost:
    'Harga perolehan koin yang diterima dari koin lain adalah nilai koin yang dibayarkan. Harga perolehan koin yang didepositkan adalah nilainya saat tiba. Harga perolehan imbalan berupa koin adalah 0. Unit yang diambil sebagai biaya pencairan dini tidak punya hasil penjualan.',
  csv: 'Unduh CSV',
  koinly: 'Unduh untuk Koinly',
  koinlyNote:
    'Semua transaksi tahun itu dalam format CSV universal Koinly. Koinly memakai aturannya sendiri.',
} satisfies Translation['gains']
