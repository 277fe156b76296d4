/** The prices that an order of a type has, apart from those of its exits. */
import type { SpotOrderType } from '#models'

export const hasLimitPrice = (type: SpotOrderType): boolean =>
  type === 'limit' || type === 'stopLimit' || type === 'oco'

export const hasStopPrice = (type: SpotOrderType): boolean =>
  type === 'stop' || type === 'stopLimit' || type === 'oco'
