/** Calls that people would notice: of more than a second. */
import type { HttpExchange } from '../wire.ts'

const SLOW = 1_000
const MAX_LISTED = 5

/** Keeps the slowest calls, one of each operation. */
export function createSlowCalls() {
  const slowest = new Map<string, HttpExchange>()
  return {
    note(exchange: HttpExchange): void {
      const { milliseconds } = exchange.received
      const { id } = exchange.operation
      const before = slowest.get(id)?.received.milliseconds ?? SLOW
      if (milliseconds > before) slowest.set(id, exchange)
    },
    slowest: (): HttpExchange[] =>
      [...slowest.values()]
        .toSorted((left, right) => right.received.milliseconds - left.received.milliseconds)
        .slice(0, MAX_LISTED),
  }
}

/** A line for each. */
export const slowLines = (slow: readonly HttpExchange[]): string[] =>
  slow.map(
    ({ operation, sent, received }) =>
      `${(received.milliseconds / 1000).toFixed(1).padStart(5)} s  ${operation.id}: ${sent.method} ${operation.path}`,
  )
