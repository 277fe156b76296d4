import type { Translation } from '../types.ts'

export default {
  title: '由已公布密钥得出的价格',
  matches: '截至 {day}（UTC），您的成交价格均由已公布的密钥得出。',
  differs: '密钥、条款或价格与应有的不符。上方的不一致之处说明了问题所在。',
  missingTerms: '无法进行的价格核对：{count} 项。以下产品未公布用于得出这些价格的条款：{products}。',
  later: '您的价格自 {time} 起可以核对。',
  none: '您的价格早于密钥公布，无法证明。',
  since: '{time} 之前的价格早于密钥公布，无法证明。',
  late: '缺少 {day} 的密钥。应在当日结束一小时后公布。',
  gone: '无法加载密钥，而本设备以前见过其哈希。',
  seen: '本设备在 {day} 之前就见过该日的密钥哈希，至今未变。截至当日的价格均已事先确定。',
  hash: '{day} 的密钥哈希',
  compare: '同一天的密钥哈希必须对所有人显示相同。请与其他人比对。',
  proves:
    '一致所能证明的：您的价格由每日一个密钥得出，且每个密钥决定此前所有密钥。密钥哈希提前两天公布：只要您或他人及时见过，任何人都无法针对您的交易调整价格。',
  provesNot: '不能证明的：持有密钥的运营方事先不知道价格。今日价格可在当日（UTC）结束一小时后核对。',
} satisfies Translation['marketKeys']
