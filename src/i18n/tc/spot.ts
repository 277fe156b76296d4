import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: '最多支出',
  amountToReceive: '最少收取',
  holdingAfter: '成交後持有',
  proceeds: '賣出所得',
  rangeQuantity: '{minimum} 至 {maximum} {code}，以 {step} 為單位',
} satisfies Translation['spot']
