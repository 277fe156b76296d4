import type { Translation } from '../types.ts'

export default {
  title: 'コイン間取引',
  ordersTitle: 'コイン間取引の注文',
  choosePair: 'ペアを選択',
  changePair: 'ペアを変更',
  searchPairs: 'コードまたは名称で検索',
  pricedIn: '価格の単位',
  pairs: 'ペア',
  noPair: '該当するペアはありません',
  noPairText: 'コインは BTC または ETH 建てで取引されます。',
  perUnit: '1 {base} あたり {quote}',
  chartOf:
    '{base} と {quote} の USDT 価格から計算しています。各ローソク足は始値と終値を示します。ペア自体の市場はないため、高値・安値・出来高はありません。',
  madeOf: '{base} の価格を {quote} の価格で割ったものです。時刻は、2 つのうち古いほうによります。',
  payAtMost: '支払いの上限',
  rangeAmount: '{minimum}～{maximum} {code}',
  rangeCost: '注文金額 {minimum}～{maximum} {code}、{step} {base} 単位',
  feeIn: '受け取る額の {rate}',
  placeAmount: '最大 {amount} {code} で {base} を買う',
  beforeFee: '手数料控除前',
  atWorst:
    '最も不利な場合、{paid} {paidCode} を支払い、{received} {receivedCode} を受け取ります。ペアがそれ以上不利に動いた場合は、何も交換されません。',
  atWorstLimit:
    '{price} またはより有利な価格で全量が約定します。支払いは最大 {paid} {paidCode}、受け取りは最低 {received} {receivedCode} です。それまでは待機し、いつまでも約定しないこともあります。支払う分は拘束されますが、取り消すことができます。',
  coinsFall:
    'コインは値下がりすることがあります。最悪の場合、受け取ったものは無価値になります。支払った額を超えて失うことはありません。',
  worth:
    '現在 {value} USDT 相当です。支払うコインはこの価格で売却したもの、受け取るコインはこの価格で購入したものとみなされます。',
  worthThen: '約定時の価値',
  gain: '支払ったコインの実現損益',
  gainNote: 'その価値から取得費用を差し引いた額',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: '保有コイン',
  heldNote: 'うち {held} は未約定の注文で拘束中',
  noCoins: 'コインはまだありません',
  noCoinsText: 'まず USDT でコインを購入してください。その後ここで交換できます。',
  buyCoins: 'コインを買う',
  filter: '注文の絞り込み',
  anyPair: 'すべてのペア',
  noMatch: '該当する注文はありません',
  noHistoryText: '交換した内容が、費用とともにここに表示されます。',
  clearFilter: 'すべて表示',
  tradePairs: 'コインを交換',
  exchanged: '{paid} {paidCode} → {received} {receivedCode}',
} satisfies Translation['bibi']
