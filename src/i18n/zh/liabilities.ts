import type { Translation } from '../types.ts'

export default {
  title: '是否计入已公布总额',
  included: '您在 {day}（UTC）开始时的余额已计入公布的总额。',
  missing: '针对 {day}（UTC）开始时公布的总额有误。上方的不一致之处说明了原因。',
  newer: '在最近公布的日期 {day}（UTC）开始时，您没有余额。',
  none: '无法核对：未公布总额。',
  failed: '无法核对：无法加载已公布的总额。',
  late: '自 {day} 之后未再公布总额。每天都应有新的总额。',
  account: '账户',
  root: '当日根哈希',
  compare: '同一天的根哈希必须对所有人显示相同。请与其他人比对。',
  proves:
    '一致所能证明的：当日公布的对全体客户的应付总额包含您的余额，路径上没有负数将其减少，且本设备见过的根哈希均未被更改。',
  provesNot: '不能证明的：资金确实存在，或其他人的余额已计入。每个人只能核对自己的余额。',
} satisfies Translation['liabilities']
