import type { Translation } from '../i18n-types.ts'

export default {
  title: '资产',
  total: '总资产',
  available: '可用',
  held: '冻结',
  balances: '余额',
  holdings: '持仓',
  profitAndLoss: '盈亏',
  profitToday: '今日',
  deposit: '充值',
  withdraw: '提现',
  exchange: '兑换',
  records: '明细',
  empty: '暂无余额',
} satisfies Translation['wallet']
