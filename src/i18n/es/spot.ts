import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'Gastar como máximo',
  amountToReceive: 'Recibir como mínimo',
  holdingAfter: 'Tendrá después',
  proceeds: 'Producto de la venta',
  rangeQuantity: 'De {minimum} a {maximum} {code}, en pasos de {step}',
} satisfies Translation['spot']
