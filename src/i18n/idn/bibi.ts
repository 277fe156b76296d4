import type { Translation } from '../types.ts'

export default {
  title: 'Koin ke koin',
  ordersTitle: 'Order koin ke koin',
  choosePair: 'Pilih pasangan',
  changePair: 'Ganti pasangan',
  searchPairs: 'Cari kode atau nama',
  pricedIn: 'Harga dalam',
  pairs: 'Pasangan',
  noPair: 'Tidak ada pasangan yang cocok',
  noPairText: 'Koin diperdagangkan terhadap BTC atau ETH.',
  perUnit: '{quote} per 1 {base}',
  chartOf:
    'Dihitung dari {base} dan {quote} dalam USDT. Setiap candle menunjukkan harga buka dan tutup; pasangan ini tidak memiliki pasar sendiri, jadi tidak ada harga tertinggi, terendah, dan volume.',
  madeOf: 'Harga {base} dibagi harga {quote}. Usianya mengikuti harga yang lebih lama.',
  payAtMost: 'Belanjakan maksimal',
  rangeAmount: 'Dari {minimum} hingga {maximum} {code}',
  rangeCost: 'Nilai order {minimum} hingga {maximum} {code}, kelipatan {step} {base}',
  feeIn: '{rate} dari yang Anda terima',
  placeAmount: 'Beli {base} dengan maksimal {amount} {code}',
  beforeFee: 'Sebelum biaya',
  atWorst:
    'Kemungkinan terburuk: Anda membayar {paid} {paidCode} dan menerima {received} {receivedCode}. Jika pasangan bergerak merugikan Anda lebih dari itu, tidak ada yang ditukar.',
  atWorstLimit:
    'Terisi seluruhnya pada {price} atau lebih baik: Anda membayar maksimal {paid} {paidCode} dan menerima minimal {received} {receivedCode}. Sampai saat itu order tetap terbuka dan mungkin tidak pernah terisi. Jumlah yang Anda bayar ditahan; Anda dapat membatalkan order.',
  coinsFall:
    'Koin dapat turun nilainya. Kemungkinan terburuk: yang Anda terima menjadi tidak bernilai. Kerugian Anda tidak dapat melebihi yang Anda bayar.',
  worth:
    'Nilai saat ini: {value} USDT. Yang Anda bayar dihitung terjual seharga ini, dan yang Anda terima dihitung terbeli seharga ini.',
  worthThen: 'Nilai saat terisi',
  gain: 'Laba/rugi terealisasi atas koin yang dibayarkan',
  gainNote: 'nilainya dikurangi harga perolehan Anda',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Koin Anda',
  heldNote: '{held} ditahan untuk order terbuka',
  noCoins: 'Belum ada koin',
  noCoinsText: 'Beli koin dengan USDT terlebih dahulu. Setelah itu Anda dapat menukarnya di sini.',
  buyCoins: 'Beli koin',
  filter: 'Filter order',
  anyPair: 'Semua pasangan',
  noMatch: 'Tidak ada order yang cocok',
  noHistoryText: 'Penukaran Anda muncul di sini beserta biayanya.',
  clearFilter: 'Tampilkan semua',
  tradePairs: 'Tukar koin',
  exchanged: '{paid} {paidCode} menjadi {received} {receivedCode}',
} satisfies Translation['bibi']
