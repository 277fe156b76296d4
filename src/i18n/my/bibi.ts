import type { Translation } from '../types.ts'

export default {
  title: 'Syiling ke syiling',
  ordersTitle: 'Pesanan syiling ke syiling',
  choosePair: 'Pilih pasangan',
  changePair: 'Tukar pasangan',
  searchPairs: 'Cari mengikut kod atau nama',
  pricedIn: 'Dihargakan dalam',
  pairs: 'Pasangan',
  noPair: 'Tiada pasangan dengan nama ini',
  noPairText: 'Syiling ditukar dengan BTC atau ETH.',
  perUnit: '{quote} untuk 1 {base}',
  chartOf:
    'Dikira daripada {base} dan {quote} dalam USDT. Setiap lilin menunjukkan harga buka dan tutup; pasangan ini tiada pasaran sendiri, jadi tiada harga tertinggi, terendah dan volum.',
  madeOf: 'Harga {base} dibahagi harga {quote}. Usianya mengikut yang lebih lama antara kedua-duanya.',
  payAtMost: 'Bayar maksimum',
  rangeAmount: 'Dari {minimum} hingga {maximum} {code}',
  rangeCost: 'Bernilai {minimum} hingga {maximum} {code}, gandaan {step} {base}',
  feeIn: '{rate} daripada apa yang anda terima',
  placeAmount: 'Beli {base} dengan maksimum {amount} {code}',
  beforeFee: 'Apa yang anda dapat',
  atWorst:
    'Paling buruk, anda membayar {paid} {paidCode} dan menerima {received} {receivedCode}. Jika harga pasangan bergerak ke arah yang merugikan anda lebih daripada itu, tiada apa-apa ditukar.',
  atWorstLimit:
    'Dilaksanakan sepenuhnya pada {price} atau lebih baik: anda membayar maksimum {paid} {paidCode} dan menerima sekurang-kurangnya {received} {receivedCode}. Sehingga itu pesanan menunggu, mungkin selama-lamanya. Bayarannya ditahan; anda boleh membatalkannya.',
  coinsFall:
    'Harga syiling boleh jatuh: paling buruk, apa yang anda terima menjadi tidak bernilai. Anda tidak boleh rugi lebih daripada apa yang anda bayar.',
  worth:
    'Kini bernilai {value} USDT. Ia dikira dijual pada nilai itu, dan apa yang anda terima dikira dibeli pada nilai itu.',
  worthThen: 'Nilai semasa dilaksanakan',
  gain: 'Untung atas syiling yang dibayar',
  gainNote: 'nilainya ditolak kos perolehan anda',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Syiling anda',
  heldNote: '{held} ditahan oleh pesanan terbuka',
  noCoins: 'Belum ada syiling',
  noCoinsText: 'Beli syiling dengan USDT dahulu. Selepas itu anda boleh menukarnya di sini.',
  buyCoins: 'Beli syiling',
  filter: 'Pesanan yang mana',
  anyPair: 'Semua pasangan',
  noMatch: 'Tiada pesanan yang sepadan',
  noHistoryText: 'Apa yang anda tukar tercatat di sini, bersama kosnya.',
  clearFilter: 'Tunjukkan semua',
  tradePairs: 'Tukar syiling',
  exchanged: '{paid} {paidCode} kepada {received} {receivedCode}',
} satisfies Translation['bibi']
