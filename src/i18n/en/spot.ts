import type { BaseTranslation } from '../generated/types.ts'

export default {
  amountToSpend: 'Spend at most',
  holdingAfter: 'You hold after',
  proceeds: 'Proceeds',
  rangeQuantity: 'From {minimum:string} to {maximum:string} {code:string}, in steps of {step:string}',
} satisfies BaseTranslation
