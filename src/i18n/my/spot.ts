import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Belanja maksimum',
  holdingAfter: 'Pegangan selepas itu',
  proceeds: 'Hasil jualan',
  rangeQuantity: 'Dari {minimum} hingga {maximum} {code}, gandaan {step}',
} satisfies Translation['spot']
