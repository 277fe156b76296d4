import type { Translation } from '../types.ts'

export default {
  title: '由已公布金鑰得出的價格',
  matches: '截至 {day}（UTC），您的成交價格均由已公布的金鑰得出。',
  differs: '金鑰、條款或價格與應有的不符。上方的不一致之處說明了問題所在。',
  missingTerms: '無法進行的價格核對：{count} 項。以下產品未公布用於得出這些價格的條款：{products}。',
  later: '您的價格自 {time} 起可以核對。',
  none: '您的價格早於金鑰公布，無法證明。',
  since: '{time} 之前的價格早於金鑰公布，無法證明。',
  late: '缺少 {day} 的金鑰。應在當日結束一小時後公布。',
  gone: '無法載入金鑰，而本裝置以前見過其雜湊。',
  seen: '本裝置在 {day} 之前就見過該日的金鑰雜湊，至今未變。截至當日的價格均已事先確定。',
  hash: '{day} 的金鑰雜湊',
  compare: '同一天的金鑰雜湊必須對所有人顯示相同。請與其他人比對。',
  proves:
    '一致所能證明的：您的價格由每日一個金鑰得出，且每個金鑰決定此前所有金鑰。金鑰雜湊提前兩天公布：只要您或他人及時見過，任何人都無法針對您的交易調整價格。',
  provesNot: '不能證明的：持有金鑰的營運方事先不知道價格。今日價格可在當日（UTC）結束一小時後核對。',
} satisfies Translation['marketKeys']
