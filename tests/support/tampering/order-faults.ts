/** Falsified limits, stop prices and times of spot orders. */
import { add, subtract } from '#src/lib/money/money.ts'
import { findOrThrow, type Fault } from './fault.ts'

export const ORDER_FAULTS: readonly Fault[] = [
  {
    name: 'fills a limit order beyond its limit',
    tamper: told => {
      const order = findOrThrow(
        told.spotOrders,
        row => row.orderType === 'limit' && row.status === 'filled' && row.exchangeType === 2,
      )
      order.limitPrice = add(order.fillPrice ?? '0', '0.01')
      return { check: 'limit', id: order.id }
    },
  },
  {
    name: 'fills a stop sale above its stop price',
    tamper: told => {
      const order = findOrThrow(
        told.spotOrders,
        row => row.orderType === 'stop' && row.status === 'filled' && row.exchangeType === 2,
      )
      order.stopPrice = subtract(order.fillPrice ?? '0', '0.01')
      return { check: 'limit', id: order.id }
    },
  },
  {
    name: 'fills a stop sale before its stop price was reached',
    tamper: told => {
      const order = findOrThrow(
        told.spotOrders,
        row => row.orderType === 'stop' && row.status === 'filled' && row.exchangeType === 2,
      )
      order.triggeredAt = order.closedAt! + 1
      return { check: 'times', id: order.id }
    },
  },
  {
    name: 'fills a day order after its day',
    tamper: told => {
      const order = findOrThrow(
        told.spotOrders,
        row => row.status === 'filled' && row.closedAt! > row.createdAt,
      )
      order.expiresAt = order.closedAt
      return { check: 'times', id: order.id }
    },
  },
]
