import type { Translation } from '../types.ts'

export default {
  title: '备注',
  add: '添加备注',
  change: '编辑备注',
  label: '您的备注',
  hint: '只有您能看到。最多 {limit} 个字符。',
  tooLong: '请缩短到 {limit} 个字符',
  notAllowed: '其中有无法保存的字符',
  empty: '请先写点内容',
  remove: '删除备注',
  all: '备注',
  none: '还没有备注',
  noneText: '您可以为产品、现货委托或合约持仓写备注。只有您能看到。',
  spotOrder: '现货委托',
  position: '合约持仓',
  open: '打开 {product}',
  browse: '查看产品',
} satisfies Translation['note']
