import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: '支払いの上限',
  amountToReceive: '受け取りの下限',
  holdingAfter: '実行後の保有量',
  proceeds: '売却代金',
  rangeQuantity: '{minimum}～{maximum} {code}、{step} 単位',
} satisfies Translation['spot']
