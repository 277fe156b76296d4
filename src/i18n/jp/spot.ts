import type { Translation } from '../types.ts'

export default {
  amountToSpend: '支払いの上限',
  amountToReceive: '受け取りの下限',
  holdingAfter: '実行後の保有量',
  proceeds: '売却代金',
  feeOfProceeds: '売却代金の {rate}',
  rangeQuantity: '{minimum}～{maximum} {code}、{step} 単位',
  stop: '逆指値',
  stopLimit: '逆指値（指値）',
  oco: 'OCO',
  stopPrice: 'トリガー価格',
  stopReached: 'トリガー到達',
  atMost: '上限価格',
  validUntil: '有効期限',
  timeInForce: '有効期間',
  untilCanceled: '取消まで',
  today: '当日のみ',
  stopBuyWaits:
    '価格がトリガー価格まで上がると買います。支払いは最大で{percent}高い価格までです。それを飛び越えた場合は、その価格の指値注文として待ちます。',
  stopBuyWaitsExact:
    '価格がトリガー価格まで上がると、その価格以下で買います。それを飛び越えた場合は、その価格の指値注文として待ちます。',
  stopSellWaits:
    '価格がトリガー価格まで下がると成行で売ります。急変時は大きく下回る価格になることがあります。',
  stopLimitWaits:
    '市場がトリガー価格に達すると指値注文になります。価格がさらに動くと約定しないことがあります。',
  ocoWaits:
    '指値以上で売るか、価格がトリガー価格まで下がると成行で売ります。一方が約定すると、もう一方は取り消されます。',
  exits: '利食いと損切り',
  takeProfit: '利食い',
  stopLoss: '損切り',
  exitsFollow: '買い注文の約定後、買った数量を売ります。一方が約定すると、もう一方は取り消されます。',
  atTakeProfit: '利食い時の受取額',
  atStopLoss: '損切り時の受取額（目安）',
  fromPrice: '{price}から{percent}',
  saveExits: '既定値として保存',
  exitsSaved: '既定値として保存しました',
  placeStopBuy: '逆指値で {quantity} {code} を買う',
  placeStopSell: '逆指値で {quantity} {code} を売る',
} satisfies Translation['spot']
