import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Chi tối đa',
  amountToReceive: 'Nhận tối thiểu',
  holdingAfter: 'Nắm giữ sau đó',
  proceeds: 'Tiền bán',
  rangeQuantity: 'Từ {minimum} đến {maximum} {code}, bước {step}',
} satisfies Translation['spot']
