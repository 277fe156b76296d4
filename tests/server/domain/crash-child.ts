/** Places, fills and cancels orders without end and writes the key of each answered one, until it is killed. See crash.test.ts. */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { migrations } from '../../../server/domain/schema.ts'
import { cancelSpotOrder, fillSpotOrder } from '../../../server/domain/spot-commands.ts'
import { DomainError } from '../../../server/kernel/domain-error.ts'
import { openStore } from '../../../server/kernel/open-store.ts'
import { place } from './customer.ts'

const [settings = '{}', people = '1'] = process.argv.slice(2)
const store = await openStore({ ...JSON.parse(settings), migrations, clock: Date })

async function work(userId: bigint): Promise<never> {
  for (let round = 0; ; round++) {
    const idempotencyKey = randomUUID()
    const side = round % 3 === 2 ? 2 : 1
    const limit = round % 2 ? ({ type: 'limit', limitPrice: '180' } as const) : {}
    try {
      const order = await place(store, { userId, idempotencyKey, side, quantity: '0.01', ...limit })
      writeSync(1, `${idempotencyKey}\n`)
      const orderId = BigInt(order.id)
      if (order.status !== 'open') continue
      if (round % 4 === 1) await store.execute(fillSpotOrder, { orderId, price: '180' })
      else await store.execute(cancelSpotOrder, { userId, idempotencyKey: randomUUID(), orderId })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
}

await Promise.all(
  Array.from({ length: Number(people) * 4 }, (_, index) => work(BigInt((index % Number(people)) + 1))),
)
