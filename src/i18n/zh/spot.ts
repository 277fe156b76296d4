import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: '最多支出',
  amountToReceive: '最少到手',
  holdingAfter: '成交后持有',
  proceeds: '成交额',
  rangeQuantity: '{minimum} 至 {maximum} {code}，最小变动 {step}',
} satisfies Translation['spot']
