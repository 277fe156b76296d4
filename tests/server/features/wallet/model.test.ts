/** Random wallet histories against a model in integers, with faults between the batches of commands. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { cancelDeposit, createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit, rejectDeposit } from '#server/features/deposit/review-commands.ts'
import { createExchange } from '#server/features/exchange/commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { cancelWithdrawal, createWithdrawal } from '#server/features/withdraw/commands.ts'
import { completeWithdrawal, rejectWithdrawal, sendWithdrawal } from '#server/features/withdraw/decisions.ts'
import { setWithdrawPassword } from '#server/features/withdraw/withdraw-password.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Store } from '#server/kernel/store.ts'
import { formatUnits } from '#src/lib/money/minor-units.ts'
import {
  countOfHistories,
  itWithStoreOnEveryEngine,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import { failingAtBatch } from '#tests/support/databases/failing-command.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { CHANNEL as DEPOSIT_CHANNEL } from '../customer.ts'
import { EUR, USDT, rateAt } from '../exchange/customer.ts'
import { CHANNEL, DEPOSIT_FEE_RATE, WalletModel, type Action } from './wallet-model.ts'
import { bindTron } from '../withdraw/customer.ts'

type Step = Action & { readonly copies: number; readonly faultAt: number }

const which = fc.integer({ min: 0, max: 4 })
// All of it, too much, and parts that leave a small remainder.
const share = fc.oneof(fc.constantFrom(1000, 1001, 0), fc.integer({ min: 1, max: 999 }))
const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      size: fc.integer({ min: 900, max: 90_000 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('approve' as const), which }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['toEuros', 'toDollars', 'withdraw', 'withdraw'] as const)),
      share,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(...(['reject', 'cancelDeposit', 'send', 'refuse', 'complete', 'cancel'] as const)),
      which,
    }),
  },
)
const histories = fc.array(
  fc
    .tuple(actions, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 12 }))
    .map(([deed, copies, faultAt]): Step => ({ ...deed, copies, faultAt })),
  { minLength: 5, maxLength: 30, size: 'max' },
)

/** An account and the ids of its deposits and withdrawals. */
interface ModelRun {
  readonly store: Store
  readonly userId: bigint
  readonly targetId: bigint
  readonly now: number
  readonly deposits: string[]
  readonly withdrawals: string[]
}

/** The command of an action; simultaneous copies are the same request. */
function commandOf(person: ModelRun, purse: WalletModel, step: Step): () => Promise<{ id: string }> {
  const { store, userId, targetId } = person
  const own = { userId, idempotencyKey: randomUUID() }
  const amount = formatUnits(purse.amountOf(step), step.do === 'toDollars' ? 2 : 6)
  if (step.do === 'deposit') {
    const channel = { ...DEPOSIT_CHANNEL, feeRate: DEPOSIT_FEE_RATE }
    return () => store.execute(failingAtBatch(createDeposit, step.faultAt), { ...own, channel, amount })
  }
  if (step.do === 'withdraw') {
    const asked = { ...own, channel: CHANNEL, targetId, amount, previewArrives: '0' }
    return () => store.execute(failingAtBatch(createWithdrawal, step.faultAt), asked)
  }
  if ('share' in step) {
    const [from, to] = step.do === 'toEuros' ? [USDT, EUR] : [EUR, USDT]
    const currencies = { fromCurrencyId: from.currencyId, toCurrencyId: to.currencyId }
    const market = () => rateAt(person.now, from, to)
    const asked = { ...own, ...currencies, rateTime: person.now, amount, minReceived: '0', market }
    return () => store.execute(failingAtBatch(createExchange, step.faultAt), asked)
  }
  const depositId = BigInt(person.deposits[step.which] ?? 1)
  const withdrawalId = BigInt(person.withdrawals[step.which] ?? 1)
  const reason = 'hint_deposit_rejected'
  const run = {
    approve: () => store.execute(failingAtBatch(approveDeposit, step.faultAt), { depositId }),
    reject: () => store.execute(failingAtBatch(rejectDeposit, step.faultAt), { depositId, reason }),
    cancelDeposit: () => store.execute(failingAtBatch(cancelDeposit, step.faultAt), { ...own, depositId }),
    send: () => store.execute(failingAtBatch(sendWithdrawal, step.faultAt), { withdrawalId }),
    refuse: () => store.execute(failingAtBatch(rejectWithdrawal, step.faultAt), { withdrawalId, reason }),
    complete: () => store.execute(failingAtBatch(completeWithdrawal, step.faultAt), { withdrawalId }),
    cancel: () => store.execute(failingAtBatch(cancelWithdrawal, step.faultAt), { ...own, withdrawalId }),
  }
  return run[step.do]
}

/** The outcome, equal for every copy, and the answer. */
async function attempt(
  person: ModelRun,
  purse: WalletModel,
  step: Step,
): Promise<{ outcome: string; answer: unknown }> {
  const command = commandOf(person, purse, step)
  const outcomes = await Promise.all(
    Array.from({ length: step.copies }, () =>
      command().then(
        answer => ({ outcome: 'done', answer }),
        (error: unknown) => {
          if (!(error instanceof DomainError) && !String(error).includes('injected')) throw error
          return { outcome: error instanceof DomainError ? error.code : 'injected', answer: undefined }
        },
      ),
    ),
  )
  const different = new Set(outcomes.map(({ outcome, answer }) => JSON.stringify([outcome, answer])))
  expect(different.size, `${JSON.stringify(step)} gave ${[...different].join(' and ')}`).toBe(1)
  const [first] = outcomes
  const list = step.do === 'deposit' ? person.deposits : step.do === 'withdraw' ? person.withdrawals : []
  if (first!.outcome === 'done') list.push((first!.answer as { id: string }).id)
  return first!
}

const SUMS = `SELECT asset, kind, CAST(sum(amount) AS BIGINT) AS total, CAST(min(balance_after) AS BIGINT) AS least
  FROM postings WHERE owner = $1 GROUP BY asset, kind`

/** Balances summed up from the entries, and the minimum of each over time. */
async function fromEntries({ store, userId }: ModelRun) {
  const rows = await store.query<{ asset: string; kind: string; total: bigint; least: bigint }>(SUMS, [
    userId,
  ])
  return new Map(rows.map(({ asset, kind, total, least }) => [`${asset} ${kind}`, { total, least }]))
}

async function expectAgreement(person: ModelRun, purse: WalletModel): Promise<void> {
  const entries = await fromEntries(person)
  const total = (balance: string) => entries.get(balance)?.total ?? 0n
  expect([total('USDT available'), total('USDT held'), total('C:6 available')]).toEqual([
    purse.dollars,
    purse.held,
    // The ledger stores six decimals of a euro, of which two are used.
    purse.euros * 10_000n,
  ])
  for (const [balance, { least }] of entries) expect(least, balance).toBeGreaterThanOrEqual(0n)
  const accounts = await person.store.query<{ asset: string; kind: string; balance: bigint }>(
    'SELECT asset, kind, balance FROM accounts WHERE owner = $1',
    [person.userId],
  )
  for (const { asset, kind, balance } of accounts) expect(balance).toBe(total(`${asset} ${kind}`))
}

let lastUser = 0n

async function check(store: Store, clock: TestClock, life: readonly Step[]): Promise<void> {
  const userId = ++lastUser
  await store.execute(setWithdrawPassword, { userId, passwordHash: 'hash', isProven: true })
  const targetId = await bindTron(store, userId)
  const person: ModelRun = { store, userId, targetId, now: clock.now(), deposits: [], withdrawals: [] }
  const purse = new WalletModel()
  for (const step of life) {
    const { outcome, answer } = await attempt(person, purse, step)
    // A fault changes nothing.
    if (outcome === 'injected') continue
    if (outcome === 'done' && (step.do === 'toEuros' || step.do === 'toDollars')) {
      const { rate, fee, received } = purse.receipt(step.do, purse.amountOf(step))
      const scale = step.do === 'toEuros' ? 2 : 6
      expect(answer).toMatchObject({
        rate: formatUnits(rate, 16),
        fee: formatUnits(fee, scale),
        received: formatUnits(received, scale),
      })
    }
    expect(outcome, JSON.stringify(step)).toBe(purse.do(step))
    await expectAgreement(person, purse)
  }
  expect(await verifyLedger(store)).toEqual([])
}

itWithStoreOnEveryEngine(
  'random wallet histories keep the balance that deposits, exchanges and withdrawals leave, with repeats and interruptions [R2.5]',
  async (store, clock) => {
    const numRuns = countOfHistories(store, 100)
    await fc.assert(
      fc.asyncProperty(histories, life => check(store, clock, life)),
      { numRuns },
    )
  },
  120_000,
)
