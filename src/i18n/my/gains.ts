import type { Translation } from '../types.ts'

export default {
  title: 'Untung direalisasi',
  year: 'Tahun cukai',
  yearNote: 'Tahun kalendar, UTC',
  method: 'Kaedah kos',
  fifo: 'FIFO',
  average: 'Kos purata',
  working: 'Membaca sejarah anda: termasuk hingga {time}',
  total: 'Jumlah',
  proceeds: 'Hasil jualan',
  cost: 'Kos',
  gain: 'Untung atau rugi',
  byProduct: 'Mengikut produk',
  lots: 'Jualan mengikut lot',
  span: '{from} hingga {to}',
  none: 'Tiada jualan tahun ini',
  noneText: 'Apa yang anda jual muncul di sini dengan kosnya.',
  acquired: 'Dibeli',
  sold: 'Dijual',
  held: 'Tempoh pegangan',
  days: 'Hari',
  entriesOfSale: 'Entri jualan',
  entriesOfPurchase: 'Entri belian',
  others: 'Untung/rugi direalisasi lain',
  othersNote: 'Tanpa lot. Dalam USDT, pada harga ketika itu.',
  contractFees: 'Yuran kontrak',
  notAdvice:
    'Ini bukan nasihat cukai. Peraturan yang terpakai bergantung pada tempat tinggal anda: tanya penasihat cukai.',
  rulesTitle: 'Peraturan yang digunakan',
  rules:
    'Masa dan tahun ialah UTC. Semua dalam USDT: hasil selepas yuran, kos termasuk yuran. FIFO menggunakan kos unit paling lama; kos purata membahagikan kos kepada semua unit. Bagi kedua-duanya, unit paling lama menentukan tempoh pegangan.',
  rulesCost:
    'Syiling yang diterima untuk syiling lain berkos sebanyak nilai syiling yang dibayar. Syiling yang didepositkan berkos nilainya ketika tiba. Ganjaran dalam syiling berkos 0. Unit yang diambil sebagai yuran penebusan awal tiada hasil jualan.',
  csv: 'Muat turun CSV',
  koinly: 'Muat turun untuk Koinly',
  koinlyNote:
    'Semua transaksi tahun itu dalam format CSV universal Koinly. Koinly menggunakan peraturannya sendiri.',
} satisfies Translation['gains']
