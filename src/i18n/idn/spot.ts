import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Belanjakan maksimal',
  amountToReceive: 'Terima minimal',
  holdingAfter: 'Kepemilikan setelahnya',
  proceeds: 'Hasil penjualan',
  feeOfProceeds: '{rate} dari hasil penjualan',
  rangeQuantity: 'Dari {minimum} hingga {maximum} {code}, kelipatan {step}',
  stop: 'Stop',
  stopLimit: 'Stop limit',
  oco: 'OCO',
  stopPrice: 'Harga stop',
  stopReached: 'Stop terpicu',
  atMost: 'Maksimal',
  validUntil: 'Berlaku hingga',
  timeInForce: 'Masa berlaku',
  untilCanceled: 'Sampai dibatalkan',
  today: 'Hanya hari ini',
  stopBuyWaits:
    'Membeli saat harga naik ke harga stop, paling banyak {percent} lebih tinggi. Jika pasar melompat melewatinya, order menunggu di sana sebagai order limit.',
  stopBuyWaitsExact:
    'Membeli di harga stop saat pasar naik ke sana. Jika pasar melompat melewatinya, order menunggu di sana sebagai order limit.',
  stopSellWaits:
    'Menjual pada harga pasar saat harga turun ke harga stop. Di pasar yang cepat, harga yang Anda dapat bisa jauh lebih rendah.',
  stopLimitWaits:
    'Menjadi order limit saat pasar mencapai harga stop. Bisa tetap tidak terisi jika harga terus bergerak.',
  ocoWaits:
    'Menjual pada harga limit atau lebih baik, atau pada harga pasar saat harga turun ke harga stop. Jika salah satu terisi, yang lain dibatalkan.',
  exits: 'Take profit dan stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Setelah pembelian terisi, order ini menjual yang Anda beli. Jika salah satu terisi, yang lain dibatalkan.',
  atTakeProfit: 'Jika take profit tercapai, Anda menerima',
  atStopLoss: 'Jika stop loss tercapai, Anda menerima sekitar',
  fromPrice: '{percent} dari {price}',
  saveExits: 'Simpan sebagai bawaan saya',
  exitsSaved: 'Disimpan sebagai bawaan Anda',
  placeStopBuy: 'Order stop: beli {quantity} {code}',
  placeStopSell: 'Order stop: jual {quantity} {code}',
} satisfies Translation['spot']
