import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: '최대 지출액',
  amountToReceive: '최소 수령액',
  holdingAfter: '이후 보유량',
  proceeds: '매도 대금',
  rangeQuantity: '{minimum}~{maximum} {code}, {step} 단위',
} satisfies Translation['spot']
