import type { Translation } from '../types.ts'

export default {
  title: 'Koin ke koin',
  ordersTitle: 'Order koin ke koin',
  choosePair: 'Pilih pasangan',
  changePair: 'Ganti pasangan',
  searchPairs: 'Cari kode atau nama',
  pricedIn: 'Harga dalam',
  pairs: 'Pasangan',
  noPair: 'Tidak ada pasangan dengan nama ini',
  noPairText: 'Koin ditukar dengan BTC atau ETH.',
  perUnit: '{quote} untuk 1 {base}',
  chartOf:
    'Dihitung dari {base} dan {quote} dalam USDT. Setiap candle menunjukkan harga buka dan tutup; pasangan ini tidak punya pasar sendiri, jadi tidak ada harga tertinggi, terendah, dan volume.',
  madeOf: 'Harga {base} dibagi harga {quote}. Usianya mengikuti yang lebih lama di antara keduanya.',
  payAtMost: 'Bayar maksimal',
  rangeAmount: 'Dari {minimum} hingga {maximum} {code}',
  rangeCost: 'Senilai {minimum} hingga {maximum} {code}, kelipatan {step} {base}',
  feeIn: '{rate} dari yang Anda terima',
  placeAmount: 'Beli {base} dengan maksimal {amount} {code}',
  beforeFee: 'Yang Anda dapatkan',
  atWorst:
    'Kemungkinan terburuk: Anda membayar {paid} {paidCode} dan menerima {received} {receivedCode}. Jika pasangan bergerak merugikan Anda lebih dari itu, tidak ada yang ditukar.',
  atWorstLimit:
    'Terisi seluruhnya pada {price} atau lebih baik: Anda membayar maksimal {paid} {paidCode} dan menerima minimal {received} {receivedCode}. Sampai saat itu order menunggu, mungkin selamanya. Dana pembayarannya ditahan; Anda dapat membatalkannya.',
  coinsFall:
    'Harga koin dapat turun: kemungkinan terburuk, yang Anda terima menjadi tidak bernilai. Kerugian Anda tidak dapat melebihi yang Anda bayar.',
  worth:
    'Sekarang bernilai {value} USDT. Ini dihitung terjual seharga itu, dan yang Anda terima dihitung terbeli seharga itu.',
  worthThen: 'Nilai saat terisi',
  gain: 'Laba/rugi atas koin yang dibayarkan',
  gainNote: 'nilainya dikurangi harga perolehan Anda',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: 'Koin Anda',
  heldNote: '{held} ditahan oleh order terbuka',
  noCoins: 'Belum ada koin',
  noCoinsText: 'Beli koin dengan USDT terlebih dahulu. Setelah itu Anda dapat menukarnya di sini.',
  buyCoins: 'Beli koin',
  filter: 'Order yang ditampilkan',
  anyPair: 'Semua pasangan',
  noMatch: 'Tidak ada order yang cocok',
  noHistoryText: 'Yang Anda tukar tercantum di sini, beserta biayanya.',
  clearFilter: 'Tampilkan semua',
  tradePairs: 'Tukar koin',
  exchanged: '{paid} {paidCode} menjadi {received} {receivedCode}',
} satisfies Translation['bibi']
