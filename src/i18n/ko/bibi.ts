import type { Translation } from '../types.ts'

export default {
  title: '코인 간 거래',
  ordersTitle: '코인 간 주문',
  choosePair: '거래쌍 선택',
  changePair: '거래쌍 변경',
  searchPairs: '코드 또는 이름으로 검색',
  pricedIn: '가격 표시 코인',
  pairs: '거래쌍',
  noPair: '일치하는 거래쌍이 없습니다',
  noPairText: '코인은 BTC 또는 ETH로 거래할 수 있습니다.',
  perUnit: '1 {base}당 {quote}',
  chartOf:
    '{base}, {quote}의 USDT 가격으로 계산합니다. 각 캔들은 시가와 종가를 보여 줍니다. 이 거래쌍은 자체 시장이 없어 고가, 저가, 거래량이 없습니다.',
  madeOf: '{base} 가격을 {quote} 가격으로 나눈 값입니다. 경과 시간은 둘 중 더 오래된 가격을 따릅니다.',
  payAtMost: '최대 지불액',
  rangeAmount: '{minimum}~{maximum} {code}',
  rangeCost: '주문 금액 {minimum}~{maximum} {code}, {step} {base} 단위',
  feeIn: '받는 금액의 {rate}',
  placeAmount: '{base} 매수: 최대 {amount} {code}',
  beforeFee: '수수료 차감 전',
  atWorst:
    '최악의 경우 지불: {paid} {paidCode}, 받는 수량: {received} {receivedCode}. 거래쌍이 그보다 더 불리하게 움직였으면 아무것도 교환되지 않습니다.',
  atWorstLimit:
    '{price} 또는 더 유리한 가격에 전량 체결됩니다. 지불은 최대 {paid} {paidCode}, 수령은 최소 {received} {receivedCode}입니다. 그때까지 미체결로 대기하며, 끝내 체결되지 않을 수도 있습니다. 지불할 금액은 묶이며, 주문은 취소할 수 있습니다.',
  coinsFall:
    '코인은 가치가 떨어질 수 있습니다. 최악의 경우 받은 코인의 가치가 없어집니다. 지불한 것보다 더 많이 잃을 수는 없습니다.',
  worth:
    '현재 가치: {value} USDT. 지불하는 코인은 이 가치에 매도한 것으로, 받는 코인은 이 가치에 매수한 것으로 처리됩니다.',
  worthThen: '체결 당시 가치',
  gain: '지불한 코인의 실현 손익',
  gainNote: '그 가치에서 취득 원가를 뺀 값',
  pairOfPrices: '{base} {basePrice} · {quote} {quotePrice} USDT',
  yourCoins: '내 코인',
  heldNote: '미체결 주문에 {held} 묶임',
  noCoins: '아직 코인이 없습니다',
  noCoinsText: '먼저 USDT로 코인을 매수해 주세요. 그 후 여기서 교환할 수 있습니다.',
  buyCoins: '코인 매수',
  filter: '주문 필터',
  anyPair: '전체 거래쌍',
  noMatch: '일치하는 주문이 없습니다',
  noHistoryText: '교환한 내용이 비용과 함께 여기에 표시됩니다.',
  clearFilter: '모두 표시',
  tradePairs: '코인 교환',
  exchanged: '{paid} {paidCode} → {received} {receivedCode}',
} satisfies Translation['bibi']
