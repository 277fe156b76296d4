import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Spesa massima',
  amountToReceive: 'Riceve almeno',
  holdingAfter: 'Asset dopo',
  proceeds: 'Ricavo',
  feeOfProceeds: '{rate} del ricavo',
  rangeQuantity: 'Da {minimum} a {maximum} {code}, a passi di {step}',
  stop: 'Stop',
  stopLimit: 'Stop limite',
  oco: 'OCO',
  stopPrice: 'Prezzo stop',
  stopReached: 'Stop scattato',
  atMost: 'Al massimo',
  validUntil: 'Valido fino al',
  timeInForce: 'Validità',
  untilCanceled: 'Fino a revoca',
  today: 'Solo oggi',
  stopBuyWaits:
    'Acquista quando il prezzo sale al prezzo stop, con un massimo di {percent} in più. Se il mercato salta oltre, l’ordine resta in attesa lì come ordine limite.',
  stopBuyWaitsExact:
    'Acquista al prezzo stop quando il mercato vi sale. Se il mercato salta oltre, l’ordine resta in attesa lì come ordine limite.',
  stopSellWaits:
    'Vende al prezzo di mercato quando il prezzo scende al prezzo stop. In un mercato veloce può ottenere molto meno.',
  stopLimitWaits:
    'Diventa un ordine limite quando il mercato raggiunge il prezzo stop. Può restare ineseguito se il prezzo prosegue.',
  ocoWaits:
    'Vende al prezzo limite o migliore, oppure al prezzo di mercato quando il prezzo scende al prezzo stop. Quando uno è eseguito, l’altro è annullato.',
  exits: 'Take profit e stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Una volta eseguito l’acquisto, questi ordini vendono ciò che ha acquistato. Quando uno è eseguito, l’altro è annullato.',
  atTakeProfit: 'Se scatta il take profit, riceve',
  atStopLoss: 'Se scatta lo stop loss, riceve circa',
  fromPrice: '{percent} rispetto a {price}',
  saveExits: 'Salva come predefiniti',
  exitsSaved: 'Salvati come predefiniti',
  placeStopBuy: 'Ordine stop: acquista {quantity} {code}',
  placeStopSell: 'Ordine stop: vendi {quantity} {code}',
} satisfies Translation['spot']
