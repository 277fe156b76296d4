import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Патраціць не больш за',
  amountToReceive: 'Атрымаць не менш за',
  holdingAfter: 'У вас будзе',
  proceeds: 'Выручка',
  rangeQuantity: 'Ад {minimum} да {maximum} {code}, з крокам {step}',
} satisfies Translation['spot']
