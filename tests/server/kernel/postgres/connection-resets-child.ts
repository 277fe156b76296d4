/**
 * Places orders on PostgreSQL over connections that are being reset. Every order is sent again with its key until it is answered; then
 * its key and id are printed. Any other failure ends the process. See connection-resets.ts.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrations } from '#server/features/schema.ts'
import { cancelSpotOrder } from '#server/features/spot/commands.ts'
import { openPostgres } from '#server/kernel/postgres/store.ts'
import { StoreUnavailableError } from '#server/kernel/store-unavailable.ts'
import { contractMarket, openContract } from '#tests/server/features/contract/customer.ts'
import { place, unreached } from '#tests/server/features/customer.ts'

const [url = '', people = '1'] = process.argv.slice(2)
const store = await openPostgres({ url, migrations, clock: Date })
const stop = new AbortController()
let unknown = 0
process.stdin.on('end', () => stop.abort()).resume()

/** Retries until there is an answer. */
async function retryUntilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
      if (error.mayBeStored) unknown++
      await sleep(5)
    }
  }
}

async function tradeRepeatedly(userId: bigint): Promise<void> {
  for (let round = 0; !stop.signal.aborted; round++) {
    const idempotencyKey = randomUUID()
    const limit = round % 2 ? ({ orderType: 'limit', limitPrice: '180' } as const) : {}
    const order = { userId, idempotencyKey, quantity: '0.01', ...limit }
    const placed = await retryUntilAnswered(() => place(store, order))
    process.stdout.write(`spot ${idempotencyKey} ${placed.id}\n`)
    if (placed.status === 'open' && round % 4 === 1) {
      const cancellation = { userId, idempotencyKey: randomUUID(), ...unreached(placed.id) }
      await retryUntilAnswered(() => store.execute(cancelSpotOrder, cancellation))
    }
    if (round % 3) continue
    const key = randomUUID()
    const market = contractMarket('100')
    const { id } = await retryUntilAnswered(() =>
      openContract(store, { userId, idempotencyKey: key, quantity: '0.1', market }),
    )
    process.stdout.write(`contract ${key} ${id}\n`)
    await retryUntilAnswered(() =>
      store.query('SELECT count(*) AS n FROM holdings WHERE user_id = $1', [userId]),
    )
  }
}

await Promise.all(
  Array.from({ length: Number(people) * 2 }, (_, index) => tradeRepeatedly(BigInt((index >> 1) + 1))),
)
await store.close()
process.stdout.write(`end ${unknown}\n`)
