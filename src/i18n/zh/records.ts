import type { Translation } from '../i18n-types.ts'

export default {
  title: '账户明细',
  empty: '暂无记录',
  typeDeposit: '充值',
  typeSpotBuy: '现货买入',
  typeSpotSell: '现货卖出',
  typeFee: '手续费',
  typeHold: '冻结',
  typeRelease: '解冻',
  typeRefund: '退款',
  typeAdjustment: '调整',
  balanceAfter: '变动后余额',
} satisfies Translation['records']
