import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Gastar no máximo',
  amountToReceive: 'Receber no mínimo',
  holdingAfter: 'Você terá depois',
  proceeds: 'Valor da venda',
  rangeQuantity: 'De {minimum} a {maximum} {code}, em passos de {step}',
} satisfies Translation['spot']
