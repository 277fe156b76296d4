import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Spesa massima',
  amountToReceive: 'Ricevi almeno',
  holdingAfter: 'Possiede dopo',
  proceeds: 'Ricavo',
  rangeQuantity: 'Da {minimum} a {maximum} {code}, a passi di {step}',
} satisfies Translation['spot']
