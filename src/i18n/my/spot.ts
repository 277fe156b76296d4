import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Belanja maksimum',
  amountToReceive: 'Terima sekurang-kurangnya',
  holdingAfter: 'Pegangan selepas itu',
  proceeds: 'Hasil jualan',
  feeOfProceeds: '{rate} daripada hasil jualan',
  rangeQuantity: 'Dari {minimum} hingga {maximum} {code}, gandaan {step}',
  stop: 'Stop',
  stopLimit: 'Stop had',
  oco: 'OCO',
  stopPrice: 'Harga stop',
  stopReached: 'Stop dicetuskan',
  atMost: 'Paling banyak',
  validUntil: 'Sah hingga',
  timeInForce: 'Tempoh sah',
  untilCanceled: 'Sehingga dibatalkan',
  today: 'Hari ini sahaja',
  stopBuyWaits:
    'Membeli apabila harga naik ke harga stop, paling banyak {percent} lebih tinggi. Jika pasaran melompat melebihinya, pesanan menunggu di situ sebagai pesanan had.',
  stopBuyWaitsExact:
    'Membeli pada harga stop apabila pasaran naik ke situ. Jika pasaran melompat melebihinya, pesanan menunggu di situ sebagai pesanan had.',
  stopSellWaits:
    'Menjual pada harga pasaran apabila harga jatuh ke harga stop. Dalam pasaran pantas, harga yang anda dapat mungkin jauh lebih rendah.',
  stopLimitWaits:
    'Menjadi pesanan had apabila pasaran mencapai harga stop. Mungkin tidak dilaksanakan jika harga terus bergerak.',
  ocoWaits:
    'Menjual pada harga had atau lebih baik, atau pada harga pasaran apabila harga jatuh ke harga stop. Apabila satu dilaksanakan, yang lain dibatalkan.',
  exits: 'Ambil untung dan henti rugi',
  takeProfit: 'Ambil untung',
  stopLoss: 'Henti rugi',
  exitsFollow:
    'Selepas belian dilaksanakan, pesanan ini menjual apa yang anda beli. Apabila satu dilaksanakan, yang lain dibatalkan.',
  atTakeProfit: 'Jika ambil untung dicapai, anda menerima',
  atStopLoss: 'Jika henti rugi dicapai, anda menerima kira-kira',
  fromPrice: '{percent} daripada {price}',
  saveExits: 'Simpan sebagai lalai saya',
  exitsSaved: 'Disimpan sebagai lalai anda',
  placeStopBuy: 'Pesanan stop: beli {quantity} {code}',
  placeStopSell: 'Pesanan stop: jual {quantity} {code}',
} satisfies Translation['spot']
