import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Dépenser au plus',
  amountToReceive: 'Recevoir au moins',
  holdingAfter: 'Vous détiendrez',
  proceeds: 'Produit de la vente',
  rangeQuantity: 'De {minimum} à {maximum} {code}, par pas de {step}',
} satisfies Translation['spot']
