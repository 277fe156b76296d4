import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Spesa massima',
  holdingAfter: 'Possiede dopo',
  proceeds: 'Ricavo',
  rangeQuantity: 'Da {minimum} a {maximum} {code}, a passi di {step}',
} satisfies Translation['spot']
