import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Belanja maksimum',
  amountToReceive: 'Terima sekurang-kurangnya',
  holdingAfter: 'Pegangan selepas itu',
  proceeds: 'Hasil jualan',
  rangeQuantity: 'Dari {minimum} hingga {maximum} {code}, gandaan {step}',
} satisfies Translation['spot']
