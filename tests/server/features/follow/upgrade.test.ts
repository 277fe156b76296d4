/** A database from before copying had a queue table. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { closeContractPosition } from '#server/features/contract/commands.ts'
import { placeContractOrder } from '#server/features/contract/order-commands.ts'
import { readPerformance } from '#server/features/follow/performance.ts'
import { listClosedTrades } from '#server/features/follow/record-store.ts'
import { liquidationNoticeSchema } from '#server/features/contract/liquidation-notice-schema.ts'
import type { Migration } from '#server/kernel/migrations.ts'
import { migrations } from '#server/features/schema.ts'
import { spotStopSchema } from '#server/features/spot/schema.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { silentLog } from '#server/kernel/log.ts'
import { runJob } from '#server/kernel/job.ts'
import type { Statement, Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { entryChainSchema, entryCountSchema, ledgerClosingSchema } from '#server/ledger/schema.ts'
import { createMarket } from '#server/market/market.ts'
import { copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { createPriceAt, recordJob } from '#server/features/follow/trader-records.ts'
import { positionMarketOf } from '#server/features/contract/position-market.ts'
import { contractRules } from '#server/features/contract/rules.ts'
import { createTestClock, itOnEmptyDatabases, runStatements } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../customer.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const [TRADER, FOLLOWER] = [1n, 2n]
const [TRADER_ID, FOLLOW_ID] = [10n, 20n]
const firstLater = migrations.findIndex(({ name }) => name.startsWith('copies that are due'))
/** What the commands of today write with a position and its entries, which has nothing to do with copying, comes first. */
const todays = new Set(
  [liquidationNoticeSchema, entryChainSchema, ledgerClosingSchema, entryCountSchema].map(({ name }) => name),
)
const isTodays = ({ name }: { name: string }) => todays.has(name)
const before = [...migrations.slice(0, firstLater), ...migrations.filter(isTodays)].map(renumbered)
const all = [...before, ...migrations.slice(firstLater).filter(each => !isTodays(each))].map(renumbered)

function renumbered(migration: Migration, index: number): Migration {
  return { ...migration, version: index + 1 }
}

itOnEmptyDatabases(
  'migration of copy trading continues where it was, with every figure unchanged (M11, M7)',
  async database => {
    const clock = createTestClock()
    const market = createMarket({ seed: 1, hours: 'always', clock: () => clock.now() })
    const spot = async (store: Store, userId: bigint, side: 1 | 2, quantity: string) => {
      const price = market.quote(bitcoin).nowPrice
      const asked = {
        userId,
        idempotencyKey: randomUUID(),
        orderType: 'market' as const,
        previewPrice: price,
      }
      return store.execute(placeSpotOrder, {
        ...asked,
        productId: bitcoin.productId,
        exchangeType: side,
        quantity,
        market: () => ({ product: bitcoin, price, feeRate: '0.001' }),
      })
    }
    const open = async (store: Store, userId: bigint) => {
      const price = market.quote(bitcoin).nowPrice
      const rules = contractRules(bitcoin, 'long', market.now())
      return store.execute(placeContractOrder, {
        userId,
        idempotencyKey: randomUUID(),
        productId: bitcoin.productId,
        orderType: 'market',
        previewPrice: price,
        direction: 'long',
        leverage: 10,
        margin: '20',
        market: () => ({ rules, price }),
      })
    }
    const close = async (store: Store, userId: bigint, id: string) => {
      const now = market.now()
      const looked = { positionId: BigInt(id), version: 1n, market: positionMarketOf(market, now) }
      return store.execute(closeContractPosition, { userId, idempotencyKey: randomUUID(), ...looked })
    }

    const old = await database.open({ migrations: before, clock })
    // Orders are placed by the commands of today, which need their table.
    await runStatements(old, ...spotStopSchema.statements.map((text): Statement => [text]))
    await creditMoney(old, TRADER, '1000')
    await creditMoney(old, FOLLOWER, '1000')
    const now = BigInt(clock.now())
    await runStatements(
      old,
      [`INSERT INTO traders VALUES ($1, $2, 'Ana', 'ana', 0, 'active', $3)`, [TRADER_ID, TRADER, now]],
      [
        `INSERT INTO follows VALUES ($1, $2, $3, 'active', NULL, 'amount', 50000000, NULL, 200000000, 100000000, 500000000, 'both',
        '2', 'close', $4, NULL)`,
        [FOLLOW_ID, FOLLOWER, TRADER_ID, now],
      ],
    )
    clock.advance(1000)
    const copied = async (kind: 'spot' | 'contract', number: bigint) => {
      const run = (userId: bigint) => (kind === 'spot' ? spot(old, userId, 1, '0.0004') : open(old, userId))
      const [theirs, own] = [await run(TRADER), await run(FOLLOWER)]
      await runStatements(old, [
        `INSERT INTO copies(id, follow_id, user_id, source, way, kind, status, product_id, direction, trader_position, order_id,
        quantity, price, trader_price, total, fee, created_at)
       VALUES ($1, $2, $3, $4, $5, 'open', 'placed', $6, 'long', $7, $8, 1, 1, 1, 1, 1, 1)`,
        [
          number,
          FOLLOW_ID,
          FOLLOWER,
          `${kind}:${theirs.id}`,
          kind,
          BigInt(bitcoin.productId),
          kind === 'spot' ? null : BigInt(theirs.id),
          BigInt(own.id),
        ],
      ])
      clock.advance(1000)
      return { theirs: theirs.id, own: own.id }
    }
    await copied('spot', 1n)
    await runStatements(old, [
      'INSERT INTO follow_lots VALUES ($1, $2, 40000, 36000000, -1500000, 70000)',
      [FOLLOW_ID, BigInt(bitcoin.productId)],
    ])
    const done = await copied('contract', 2n)
    await copied('contract', 3n)
    const waiting = await copied('contract', 4n)
    const over = await close(old, FOLLOWER, done.own)
    // What the old version had not copied yet.
    await close(old, TRADER, waiting.theirs)
    await spot(old, TRADER, 2, '0.0004')
    await old.close()

    const store = await database.open({ migrations: all, clock })
    const figures = async () =>
      (await readPerformance(store, [FOLLOW_ID], market.now(), createPriceAt(market))).get(FOLLOW_ID)!
    const [closed] = await store.query<{ result: bigint; fees: bigint }>(
      'SELECT profit + funding - fees AS result, fees FROM contract_positions WHERE id = $1',
      [BigInt(over.position.id)],
    )
    expect(await figures()).toMatchObject({
      realised: closed!.result - 1_500_000n,
      openCopies: 3,
      copied: 4,
      notCopied: 0,
    })
    clock.advance(1000)
    expect(await copyTradesOnce({ store, market })).toBe(2)
    expect(await figures()).toMatchObject({ openCopies: 1, copied: 6, notCopied: 0 })
    expect(await copyTradesOnce({ store, market })).toBe(0)

    const services = { store, clock, log: silentLog }
    await runJob(services, recordJob({ store, market }))
    const { rows, total } = await listClosedTrades(store, TRADER_ID, { pageNum: 1, pageSize: 10 })
    expect(rows.map(({ way }) => way)).toEqual(['spot', 'contract'])
    expect(total).toBe(2)
    expect(await verifyLedger(store)).toEqual([])
    await store.close()
  },
)
