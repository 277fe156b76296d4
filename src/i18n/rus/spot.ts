import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Потратить не более',
  amountToReceive: 'Получить не менее',
  holdingAfter: 'У вас будет',
  proceeds: 'Выручка',
  rangeQuantity: 'От {minimum} до {maximum} {code}, с шагом {step}',
} satisfies Translation['spot']
