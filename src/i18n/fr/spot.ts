import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'Dépenser jusqu’à',
  amountToReceive: 'Recevoir au moins',
  holdingAfter: 'Détenu ensuite',
  proceeds: 'Produit de la vente',
  feeOfProceeds: '{rate} du produit de la vente',
  rangeQuantity: 'De {minimum} à {maximum} {code}, par pas de {step}',
  stop: 'Stop',
  stopLimit: 'Stop limite',
  oco: 'OCO',
  stopPrice: 'Cours stop',
  stopReached: 'Stop déclenché',
  atMost: 'Au plus',
  validUntil: 'Valable jusqu’au',
  timeInForce: 'Durée de validité',
  untilCanceled: 'Jusqu’à annulation',
  today: 'Aujourd’hui seulement',
  stopBuyWaits:
    'Achète dès que le cours monte au cours stop, pour {percent} de plus au maximum. Si le marché saute au-delà, l’ordre y attend comme ordre à cours limité.',
  stopBuyWaitsExact:
    'Achète au cours stop dès que le marché y monte. Si le marché saute au-delà, l’ordre y attend comme ordre à cours limité.',
  stopSellWaits:
    'Vend au cours du marché dès que le cours tombe au cours stop. Dans un marché rapide, vous pouvez obtenir nettement moins.',
  stopLimitWaits:
    'Devient un ordre à cours limité dès que le marché atteint le cours stop. Il peut rester non exécuté si le cours continue.',
  ocoWaits:
    'Vend au cours limite ou mieux, ou au cours du marché dès que le cours tombe au cours stop. Quand l’un est exécuté, l’autre est annulé.',
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
  placeStopBuy: 'Ordre stop\u00a0: acheter {quantity} {code}',
  placeStopSell: 'Ordre stop\u00a0: vendre {quantity} {code}',
} satisfies Translation['spot']
