import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Höchstens ausgeben',
  amountToReceive: 'Mindestens erhalten',
  holdingAfter: 'Danach halten Sie',
  proceeds: 'Erlös',
  feeOfProceeds: '{rate} des Erlöses',
  rangeQuantity: 'Von {minimum} bis {maximum} {code}, in Schritten von {step}',
  stop: 'Stop',
  stopLimit: 'Stop-Limit',
  oco: 'OCO',
  stopPrice: 'Stop-Preis',
  stopReached: 'Stop erreicht',
  atMost: 'Höchstens',
  validUntil: 'Gültig bis',
  timeInForce: 'Gültigkeit',
  untilCanceled: 'Bis auf Widerruf',
  today: 'Nur heute',
  stopBuyWaits:
    'Kauft, sobald der Preis auf den Stop-Preis steigt, für höchstens {percent} mehr. Springt der Markt darüber hinaus, wartet die Order dort als Limit-Order.',
  stopBuyWaitsExact:
    'Kauft, sobald der Preis auf den Stop-Preis steigt, und nicht teurer. Springt der Markt darüber hinaus, wartet die Order dort als Limit-Order.',
  stopSellWaits:
    'Verkauft zum Marktpreis, sobald der Preis auf den Stop-Preis fällt. In einem schnellen Markt erhalten Sie möglicherweise deutlich weniger.',
  stopLimitWaits:
    'Wird zur Limit-Order, sobald der Markt den Stop-Preis erreicht. Sie bleibt eventuell offen, wenn der Preis weiterläuft.',
  ocoWaits:
    'Verkauft zum Limit-Preis oder besser, oder zum Marktpreis, sobald der Preis auf den Stop-Preis fällt. Wird eines ausgeführt, wird das andere storniert.',
  exits: 'Take-Profit und Stop-Loss',
  takeProfit: 'Take-Profit',
  stopLoss: 'Stop-Loss',
  exitsFollow:
    'Nach der Ausführung des Kaufs verkaufen diese das Gekaufte. Wird eines ausgeführt, wird das andere storniert.',
  atTakeProfit: 'Bei Take-Profit erhalten Sie',
  atStopLoss: 'Bei Stop-Loss erhalten Sie etwa',
  fromPrice: '{percent} von {price}',
  saveExits: 'Als meine Vorgabe speichern',
  exitsSaved: 'Als Ihre Vorgabe gespeichert',
  placeStopBuy: 'Stop-Order: {quantity} {code} kaufen',
  placeStopSell: 'Stop-Order: {quantity} {code} verkaufen',
} satisfies Translation['spot']
