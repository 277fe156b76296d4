import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Höchstens ausgeben',
  amountToReceive: 'Mindestens erhalten',
  holdingAfter: 'Danach halten Sie',
  proceeds: 'Erlös',
  rangeQuantity: 'Von {minimum} bis {maximum} {code}, in Schritten von {step}',
} satisfies Translation['spot']
