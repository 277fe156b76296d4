import type { Translation } from '../i18n-types.ts'

export default {
  title: '充值',
  channel: '充值渠道',
  amount: '金额',
  minimum: '最低',
  maximum: '最高',
  fee: '手续费',
  receives: '到账',
  submit: '充值',
  statusPending: '审核中',
  statusApproved: '已到账',
  statusRejected: '已拒绝',
  records: '充值记录',
  emptyRecords: '暂无充值记录',
} satisfies Translation['deposit']
