import { expect, it } from 'vitest'
import {
  profitAt,
  listPositionHistories,
  type PositionHistory,
} from '#server/features/contract/position-history.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const USDT = 1_000_000n
const price = (dollars: bigint) => dollars * 10n ** 11n

/** Two coins long at 100, opened at hour 1 with 50 of margin; one of them was closed at hour 3, and funding took 5 at hour 4. */
const past: PositionHistory = {
  position: {
    id: 1n,
    product_id: 201n,
    direction: 'long',
    opened_quantity: 200_000_000n,
    entry_price: price(100n),
    point_value: 10n ** 10n,
    margin_added: 0n,
    opened_at: BigInt(HOUR),
    closed_at: BigInt(6 * HOUR),
  },
  changes: [
    { position_id: 1n, time: BigInt(HOUR), closed: 0n, margin: 50n * USDT },
    { position_id: 1n, time: BigInt(3 * HOUR), closed: 100_000_000n, margin: -25n * USDT },
    { position_id: 1n, time: BigInt(4 * HOUR), closed: 0n, margin: -5n * USDT },
  ],
}
const gain = (hour: number, dollars: bigint) => profitAt(past, hour * HOUR, () => price(dollars)) / USDT

it('past profit counts a position only while it was open', () => {
  expect(gain(1, 110n)).toBe(0n)
  expect(gain(1.5, 110n)).toBe(20n)
  expect(gain(6, 110n)).toBe(10n)
  expect(gain(6.5, 110n)).toBe(0n)
})

it('past profit counts the quantity open at that time, and never a loss beyond its margin', () => {
  expect(gain(2, 90n)).toBe(-20n)
  expect(gain(2, 60n)).toBe(-50n)
  expect(gain(3.5, 60n)).toBe(-25n)
  expect(gain(5, 60n)).toBe(-20n)
})

itWithStore('past positions are empty for an account without any', async store => {
  expect(await listPositionHistories(store, 1n, 0)).toEqual([])
})
