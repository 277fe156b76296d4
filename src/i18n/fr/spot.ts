import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Dépenser au plus',
  amountToReceive: 'Recevoir au moins',
  holdingAfter: 'Vous détiendrez',
  proceeds: 'Produit de la vente',
  feeOfProceeds: '{rate} du produit de la vente',
  rangeQuantity: 'De {minimum} à {maximum} {code}, par pas de {step}',
  stop: 'Stop',
  stopLimit: 'Stop limite',
  oco: 'OCO',
  stopPrice: 'Prix stop',
  stopReached: 'Stop atteint',
  atMost: 'Au plus',
  validUntil: 'Valable jusqu’au',
  timeInForce: 'Durée de validité',
  untilCanceled: 'Jusqu’à annulation',
  today: 'Aujourd’hui seulement',
  stopBuyWaits:
    'Achète dès que le prix monte au prix stop, pour {percent} de plus au maximum. Si le marché saute au-delà, l’ordre y attend comme ordre limite.',
  stopBuyWaitsExact:
    'Achète dès que le prix monte au prix stop, et pas plus cher. Si le marché saute au-delà, l’ordre y attend comme ordre limite.',
  stopSellWaits:
    'Vend au prix du marché dès que le prix tombe au prix stop. Dans un marché rapide, vous pouvez obtenir nettement moins.',
  stopLimitWaits:
    'Devient un ordre limite dès que le marché atteint le prix stop. Il peut rester non exécuté si le prix continue.',
  ocoWaits:
    'Vend au prix limite ou mieux, ou au prix du marché dès que le prix tombe au prix stop. Quand l’un est exécuté, l’autre est annulé.',
  exits: 'Take profit et stop loss',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  exitsFollow:
    'Une fois l’achat exécuté, ces ordres vendent ce que vous avez acheté. Quand l’un est exécuté, l’autre est annulé.',
  atTakeProfit: 'Si le take profit est atteint, vous recevez',
  atStopLoss: 'Si le stop loss est atteint, vous recevez environ',
  fromPrice: '{percent} par rapport à {price}',
  saveExits: 'Enregistrer comme valeurs par défaut',
  exitsSaved: 'Enregistré comme vos valeurs par défaut',
  placeStopBuy: 'Ordre stop : acheter {quantity} {code}',
  placeStopSell: 'Ordre stop : vendre {quantity} {code}',
} satisfies Translation['spot']
