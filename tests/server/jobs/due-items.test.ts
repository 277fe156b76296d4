import { describe, expect } from 'vitest'
import { backgroundJobs } from '#server/background-jobs.ts'
import type { Job } from '#server/kernel/job.ts'
import type { Row, SqlValue } from '#server/kernel/store.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { itWithBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { callOf } from '#tests/support/calls/all-calls.ts'
import { runStatements } from '#tests/support/databases/databases.ts'

type Config = BackEnd['services']['config']

/** What a job finds by its time. */
interface DueRows {
  readonly job: string
  /** The operation whose call adds such a row. */
  readonly madeBy: OperationId
  readonly table: string
  /** The time from which the delay counts. */
  readonly column: string
  /** How long the row waits, in milliseconds; none by default. */
  readonly delay?: (config: Config) => number
  /** The state in which it waits, where it is not the one after the call. */
  readonly state?: Readonly<Record<string, SqlValue>>
  /** A column that is different in every row. */
  readonly unique?: string
  /** The key of its item; its id by default. */
  readonly keyOf?: (id: bigint) => string
}

const deposits = { job: 'review deposits', madeBy: 'createDeposit', table: 'deposits' } as const
const withdrawals = { job: 'review withdrawals', madeBy: 'createWithdrawal', table: 'withdrawals' } as const
const shares = {
  job: 'settle new shares',
  madeBy: 'subscribeToShares',
  table: 'share_subscriptions',
  unique: 'entry_id',
} as const

const ALLOTTED = { status: 'allotted', allotted_lots: 1n, cost: 1n, fee: 0n, settled_at: 1n }

const DUE_ROWS: readonly DueRows[] = [
  { ...deposits, column: 'pending_since', delay: ({ depositDelay }) => depositDelay / 2 },
  { ...deposits, column: 'pay_until', state: { status: 'unpaid', pending_since: null } },
  { ...withdrawals, column: 'created_at', delay: ({ withdrawDelay }) => withdrawDelay },
  {
    ...withdrawals,
    column: 'reviewed_at',
    delay: ({ withdrawDelay }) => withdrawDelay,
    state: { status: 'sent' },
  },
  {
    job: 'review identities',
    madeBy: 'submitBasicIdentity',
    table: 'identity_checks',
    column: 'submitted_at',
    delay: ({ identityDelay }) => identityDelay,
    state: { document_mark: null },
  },
  {
    job: 'review loans',
    madeBy: 'applyForLoan',
    table: 'loans',
    column: 'created_at',
    delay: ({ loanDelay }) => loanDelay,
  },
  {
    job: 'answer customer service',
    madeBy: 'sendServiceMessage',
    table: 'service_messages',
    column: 'created_at',
    delay: () => 2000,
  },
  { job: 'take instalments', madeBy: 'repayLoan', table: 'loans', column: 'next_at' },
  { job: 'post accruals', madeBy: 'placePledge', table: 'earning_orders', column: 'next_at' },
  { job: 'settle quick orders', madeBy: 'placeQuickOrder', table: 'quick_orders', column: 'expires_at' },
  { job: 'expire day orders', madeBy: 'cancelSpotOrder', table: 'spot_orders', column: 'expires_at' },
  {
    ...shares,
    column: 'draws_at',
    state: { closes_at: 1n, created_at: 0n, lists_at: 10n ** 15n },
    keyOf: id => `settle:${id}`,
  },
  {
    ...shares,
    column: 'lists_at',
    state: { ...ALLOTTED, created_at: 0n, closes_at: 1n, draws_at: 1n },
    keyOf: id => `list:${id}`,
  },
]

/** More than a job reads at a time. */
const AT_ONCE = 104

/** The keys of what is due, in the order in which the job finds it. */
async function keysOf(job: Job): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of job.due({ retries: [] })) {
    keys.push(key)
    // A job that reads a page again would never end.
    if (keys.length > 2 * AT_ONCE) break
  }
  return keys
}

/** Replaces the rows of a table by copies of the newest, each of another account. */
async function replaceByCopies(
  { services: { store } }: BackEnd,
  table: string,
  changes: readonly Readonly<Record<string, SqlValue>>[],
): Promise<void> {
  const [row] = await store.query<Row>(`SELECT * FROM ${table} ORDER BY id DESC LIMIT 1`)
  const copies = changes.map((change, index): Row => ({ ...row!, user_id: 1000n + BigInt(index), ...change }))
  const columns = Object.keys(copies[0]!)
  const text = `INSERT INTO ${table}(${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`
  await runStatements(
    store,
    [`DELETE FROM ${table}`],
    ...copies.map(copy => [text, Object.values(copy)] as const),
  )
}

describe('a job', () => {
  for (const { job: name, madeBy, table, column, delay, state, unique, keyOf = String } of DUE_ROWS) {
    itWithBackEnd(
      `"${name}" finds all that is due by ${column}, from its very millisecond on`,
      async backEnd => {
        const { services, clock, signUp } = backEnd
        const member = await signUp({ money: '1000' })
        const count = async () => (await services.store.query(`SELECT id FROM ${table}`)).length
        const before = await count()
        // A call that ends something has made it first.
        const options = await callOf(madeBy, member, backEnd)
        if ((await count()) === before)
          expect(await member.call(madeBy, options)).toMatchObject({ code: 200 })
        const job = backgroundJobs(services).find(each => each.name === name)!
        const dueAt = clock.now() + HOUR
        const at = BigInt(dueAt - (delay?.(services.config) ?? 0))
        // The one that is due last comes first by its id.
        const rows = Array.from({ length: AT_ONCE + 1 }, (_, index) => ({
          ...state,
          id: BigInt(index + 1),
          ...(unique && { [unique]: `${index}` }),
          [column]: index === 0 ? at + 1n : at,
        }))
        await replaceByCopies(backEnd, table, rows)
        const expected = rows.map(({ id }) => keyOf(id))

        clock.advance(dueAt - 1 - clock.now())
        expect(await keysOf(job)).toEqual([])
        clock.advance(1)
        expect(await keysOf(job)).toEqual(expected.slice(1))
        clock.advance(1)
        expect((await keysOf(job)).toSorted()).toEqual(expected.toSorted())
      },
    )
  }
})
