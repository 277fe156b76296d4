import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Ausgeben bis zu',
  amountToReceive: 'Mindestens erhalten',
  holdingAfter: 'Bestand danach',
  proceeds: 'Erlös',
  feeOfProceeds: '{rate} des Erlöses',
  rangeQuantity: 'Von {minimum} bis {maximum} {code}, in Schritten von {step}',
  stop: 'Stop',
  stopLimit: 'Stop-Limit',
  oco: 'OCO',
  stopPrice: 'Stop-Kurs',
  stopReached: 'Stop ausgelöst',
  atMost: 'Höchstens',
  validUntil: 'Gültig bis',
  timeInForce: 'Gültigkeit',
  untilCanceled: 'Bis auf Widerruf',
  today: 'Nur heute',
  stopBuyWaits:
    'Kauft, sobald der Kurs auf den Stop-Kurs steigt, für höchstens {percent} mehr. Springt der Markt darüber hinaus, wartet die Order dort als Limit-Order.',
  stopBuyWaitsExact:
    'Kauft zum Stop-Kurs, sobald der Markt auf ihn steigt. Springt der Markt darüber hinaus, wartet die Order dort als Limit-Order.',
  stopSellWaits:
    'Verkauft zum Marktkurs, sobald der Kurs auf den Stop-Kurs fällt. In einem schnellen Markt erhalten Sie möglicherweise deutlich weniger.',
  stopLimitWaits:
    'Wird zur Limit-Order, sobald der Markt den Stop-Kurs erreicht. Läuft der Kurs weiter, bleibt sie möglicherweise unausgeführt.',
  ocoWaits:
    'Verkauft zum Limit oder besser, oder zum Marktkurs, sobald der Kurs auf den Stop-Kurs fällt. Wird die eine Order ausgeführt, wird die andere storniert.',
  exits: 'Take-Profit und Stop-Loss',
  takeProfit: 'Take-Profit',
  stopLoss: 'Stop-Loss',
  exitsFollow:
    'Nach der Ausführung des Kaufs verkaufen diese Orders das Gekaufte. Wird die eine ausgeführt, wird die andere storniert.',
  atTakeProfit: 'Bei Erreichen des Take-Profit erhalten Sie',
  atStopLoss: 'Bei Erreichen des Stop-Loss erhalten Sie etwa',
  fromPrice: '{percent} von {price}',
  saveExits: 'Als meine Vorgaben speichern',
  exitsSaved: 'Als Ihre Vorgaben gespeichert',
  placeStopBuy: 'Stop-Order: {quantity} {code} kaufen',
  placeStopSell: 'Stop-Order: {quantity} {code} verkaufen',
} satisfies Translation['spot']
