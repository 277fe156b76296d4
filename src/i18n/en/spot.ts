import type { BaseTranslation } from '../generated/types.ts'

export default {
  amountToSpend: 'Max. to spend',
  amountToReceive: 'Min. to receive',
  holdingAfter: 'Holding after',
  proceeds: 'Proceeds',
  rangeQuantity: 'From {minimum:string} to {maximum:string} {code:string}, in steps of {step:string}',
} satisfies BaseTranslation
