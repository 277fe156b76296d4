import type { Translation } from '../types.ts'

export default {
  title: 'Syiling ke syiling',
  ordersTitle: 'Pesanan syiling ke syiling',
  choosePair: 'Pilih pasangan',
  changePair: 'Tukar pasangan',
  searchPairs: 'Cari mengikut kod atau nama',
  pricedIn: 'Dihargakan dalam',
  pairs: 'Pasangan',
  noPair: 'Tiada pasangan yang sepadan',
  noPairText: 'Syiling didagangkan berbanding BTC atau ETH.',
  perUnit: '{quote} bagi setiap 1 {base}',
  chartOf:
    'Dikira daripada {base} dan {quote} dalam USDT. Setiap candle menunjukkan harga buka dan tutup; pasangan ini tiada pasaran sendiri, jadi tiada harga tertinggi, terendah dan volum.',
  madeOf: 'Harga {base} dibahagi harga {quote}. Usianya mengikut harga yang lebih lama.',
  payAtMost: 'Belanja maksimum',
  rangeAmount: 'Dari {minimum} hingga {maximum} {code}',
  rangeCost: 'Nilai pesanan {minimum} hingga {maximum} {code}, gandaan {step} {base}',
  feeIn: '{rate} daripada apa yang anda terima',
  placeAmount: 'Beli {base} dengan maksimum {amount} {code}',
  beforeFee: 'Sebelum yuran',
  atWorst:
    'Keadaan terburuk: anda membayar {paid} {paidCode} dan menerima {received} {receivedCode}. Jika harga pasangan bergerak ke arah yang merugikan anda lebih daripada itu, tiada apa-apa ditukar.',
  atWorstLimit:
    'Dilaksanakan sepenuhnya pada {price} atau lebih baik: anda membayar maksimum {paid} {paidCode} dan menerima sekurang-kurangnya {received} {receivedCode}. Sehingga itu pesanan kekal terbuka dan mungkin tidak dilaksanakan langsung. Amaun yang anda bayar ditahan; anda boleh membatalkan pesanan.',
  coinsFall:
    'Syiling boleh susut nilai. Keadaan terburuk: apa yang anda terima menjadi tidak bernilai. Anda tidak boleh rugi lebih daripada apa yang anda bayar.',
  worth:
    'Nilai semasa: {value} USDT. Apa yang anda bayar dikira dijual pada nilai ini, dan apa yang anda terima dikira dibeli pada nilai ini.',
  worthThen: 'Nilai ketika dilaksanakan',
  gain: 'Untung/rugi direalisasi atas syiling yang dibayar',
  gainNote: 'nilainya ditolak kos perolehan anda',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Syiling anda',
  heldNote: '{held} ditahan untuk pesanan terbuka',
  noCoins: 'Belum ada syiling',
  noCoinsText: 'Beli syiling dengan USDT dahulu. Selepas itu anda boleh menukarnya di sini.',
  buyCoins: 'Beli syiling',
  filter: 'Tapis pesanan',
  anyPair: 'Semua pasangan',
  noMatch: 'Tiada pesanan yang sepadan',
  noHistoryText: 'Pertukaran anda muncul di sini bersama kosnya.',
  clearFilter: 'Tunjukkan semua',
  tradePairs: 'Tukar syiling',
  exchanged: '{paid} {paidCode} kepada {received} {receivedCode}',
} satisfies Translation['bibi']
