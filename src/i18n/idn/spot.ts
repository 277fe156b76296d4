import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Belanjakan maksimal',
  amountToReceive: 'Terima minimal',
  holdingAfter: 'Dimiliki setelahnya',
  proceeds: 'Hasil penjualan',
  rangeQuantity: 'Dari {minimum} hingga {maximum} {code}, kelipatan {step}',
} satisfies Translation['spot']
