import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { listAwardTotals, listAwards } from '#server/features/reward/award.ts'
import { listTasks } from '#server/features/reward/tasks.ts'
import { listVouchers } from '#server/features/reward/vouchers.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { payVouchers } from '#server/features/reward/reward-jobs.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { utcText } from '#src/lib/time/utc-text.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { itWithStore, runStatements, type TestClock } from '#tests/support/databases/databases.ts'
import { creditMoney, place, balancesOf } from '../customer.ts'
import { claim, payFees, registerInvited } from './people.ts'

const PAGE = { pageNum: 1, pageSize: 20 }
const stateOf = async (store: Store, userId: bigint | undefined, now: number) =>
  Object.fromEntries((await listTasks(store, userId, now)).map(task => [task.code, task.state]))

/** An account with a deposit of 10,000. */
async function depositor(store: Store) {
  const person = await registerInvited(store, 'ana')
  await creditMoney(store, person.id, '10000')
  return person
}
/** The same, who has paid the fees for the bonus. */
async function payingDepositor(store: Store) {
  const person = await depositor(store)
  await payFees(store, person)
  return person
}
const buy = (store: Store, { id: userId }: { id: bigint }, quantity = '2') =>
  place(store, { userId, quantity })
const vouchersOf = async (store: Store, userId: bigint, clock: TestClock) =>
  (await listVouchers(store, { userId, now: clock.now(), ...PAGE })).rows

itWithStore(
  'tasks are listed for guests and new accounts, none of them done [R2.5]',
  async (store, clock) => {
    const { id } = await registerInvited(store, 'ana')
    const open = { firstDeposit: 'open', firstSpotOrder: 'open', twoStep: 'open', basicIdentity: 'open' }
    expect(await stateOf(store, undefined, clock.now())).toEqual(open)
    expect(await stateOf(store, id, clock.now())).toEqual(open)
    await expect(claim(store, { id, code: '' }, 'firstDeposit')).rejects.toThrow('task_not_done')
  },
)

itWithStore('task bonus is credited once from two simultaneous tabs [R2.5]', async (store, clock) => {
  const ana = await payingDepositor(store)
  const claims = await Promise.allSettled([1, 2, 3].map(() => claim(store, ana, 'firstDeposit')))
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = claims.find(one => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'task_claimed', params: { time: utcText(clock.now()) } })
  expect(await balancesOf(store, ana.id)).toMatchObject({ USDT: '3817.25844 + 0' })
  expect(await listAwardTotals(store, ana.id)).toEqual([
    { kind: 'team', count: 0, amount: '0' },
    { kind: 'task', count: 1, amount: '5' },
    { kind: 'voucher', count: 0, amount: '0' },
    { kind: 'activity', count: 0, amount: '0' },
  ])
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('task claim answers a double tap with the first answer [R2.5]', async store => {
  const ana = await payingDepositor(store)
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => claim(store, ana, 'firstDeposit', key)))
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ state: 'claimed' })
  expect(await balancesOf(store, ana.id)).toMatchObject({ USDT: '3817.25844 + 0' })
})

itWithStore(
  'task bonus takes fees that are really paid, whatever vouchers there are',
  async (store, clock) => {
    const ana = await depositor(store)
    await expect(claim(store, ana, 'firstDeposit')).rejects.toThrow('task_not_done')
    await buy(store, ana)
    clock.advance(1)
    await claim(store, ana, 'firstSpotOrder')
    // The voucher gives back 5 of the 6.18: neither before nor after it was paid does the order count in full.
    clock.advance(1)
    await payFees(store, ana)
    await expect(claim(store, ana, 'firstDeposit')).rejects.toThrow('task_not_done')
    await payVouchers({ store, clock })
    await expect(claim(store, ana, 'firstDeposit')).rejects.toThrow('task_not_done')
    await creditMoney(store, ana.id, '10000')
    clock.advance(1)
    await buy(store, ana, '25')
    expect(await claim(store, ana, 'firstDeposit')).toMatchObject({ doneAt: clock.now() })
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('task claim is refused from its end on, with the time it ended', async (store, clock) => {
  const ana = await payingDepositor(store)
  clock.advance(30 * DAY - 1)
  expect(await stateOf(store, ana.id, clock.now())).toMatchObject({ firstDeposit: 'ready' })
  clock.advance(1)
  const end = utcText(clock.now())
  expect(await stateOf(store, ana.id, clock.now())).toMatchObject({ firstDeposit: 'expired' })
  await expect(claim(store, ana, 'firstDeposit')).rejects.toMatchObject({
    code: 'task_expired',
    params: { time: end },
  })
  expect(await balancesOf(store, ana.id)).toMatchObject({ USDT: '3812.25844 + 0' })
})

itWithStore(
  'voucher refunds the fee of the first order after claiming, once [R2.5]',
  async (store, clock) => {
    const ana = await depositor(store)
    await buy(store, ana)
    clock.advance(1000)
    await claim(store, ana, 'firstSpotOrder')
    expect(await payVouchers({ store, clock })).toBe(0)
    clock.advance(1000)
    const { id: orderId } = await buy(store, ana)
    await buy(store, ana)
    await Promise.all([payVouchers({ store, clock }), payVouchers({ store, clock })])
    await payVouchers({ store, clock })
    expect(await vouchersOf(store, ana.id, clock)).toMatchObject([
      { status: 'used', amount: '0.37464', orderId },
    ])
    const { rows } = await listAwards(store, { userId: ana.id, kind: 'voucher', ...PAGE })
    expect(rows).toMatchObject([{ amount: '0.37464', base: '0.37464', orderId, taskCode: 'firstSpotOrder' }])
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('voucher refunds at most its value, and no fee twice [R2.5]', async (store, clock) => {
  const ana = await depositor(store)
  await creditMoney(store, ana.id, '50000')
  await buy(store, ana)
  await runStatements(store, [
    'INSERT INTO two_step(user_id, secret, created_at, confirmed_at, last_step) VALUES ($1, $2, 1, $3, 0)',
    [ana.id, 'x', BigInt(clock.now())],
  ])
  clock.advance(1000)
  await claim(store, ana, 'firstSpotOrder')
  await claim(store, ana, 'twoStep')
  const large = await buy(store, ana, '100')
  clock.advance(1000)
  const small = await buy(store, ana, '2')
  await payVouchers({ store, clock })
  await payVouchers({ store, clock })
  const vouchers = await vouchersOf(store, ana.id, clock)
  expect(vouchers.map(({ upTo, amount, orderId }) => ({ upTo, amount, orderId }))).toEqual([
    { upTo: '10', amount: '0.37464', orderId: small.id },
    { upTo: '5', amount: '5', orderId: large.id },
  ])
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore(
  'voucher covers an order from before its end that is processed a week later, and none from after [R2.5]',
  async (store, clock) => {
    const ana = await depositor(store)
    await buy(store, ana)
    clock.advance(1)
    await claim(store, ana, 'firstSpotOrder')
    clock.advance(30 * DAY - 1)
    const { id: orderId } = await buy(store, ana)
    clock.advance(7 * DAY)
    expect(await vouchersOf(store, ana.id, clock)).toMatchObject([{ status: 'expired' }])
    await payVouchers({ store, clock })
    expect(await vouchersOf(store, ana.id, clock)).toMatchObject([{ status: 'used', orderId }])
  },
)

itWithStore('voucher expires when no order uses it', async (store, clock) => {
  const ana = await depositor(store)
  await buy(store, ana)
  clock.advance(1)
  await claim(store, ana, 'firstSpotOrder')
  clock.advance(30 * DAY)
  await buy(store, ana)
  expect(await payVouchers({ store, clock })).toBe(0)
  expect(await vouchersOf(store, ana.id, clock)).toMatchObject([{ status: 'expired', amount: null }])
})

itWithStore('identity task is done once the basic check is passed', async (store, clock) => {
  const ana = await registerInvited(store, 'ana')
  const check = `INSERT INTO identity_checks(id, user_id, level, status, fields, submitted_at, reviewed_at)
    VALUES (1, $1, 'basic', $2, '{}', 1, $3)`
  await runStatements(store, [check, [ana.id, 'pending', null]])
  await expect(claim(store, ana, 'basicIdentity')).rejects.toThrow('task_not_done')
  await runStatements(store, [
    "UPDATE identity_checks SET status = 'approved', reviewed_at = $1",
    [BigInt(clock.now())],
  ])
  expect(await claim(store, ana, 'basicIdentity')).toMatchObject({ state: 'claimed', doneAt: clock.now() })
})

itWithBackEnd(
  'claim reads no orders inside its command, and none at all once it is claimed',
  async ({ services, signUp }) => {
    const person = await signUp({ money: '10000' })
    const { store } = services
    const userId = (await services.sessions.find(person.token))!.userId
    await payFees(store, { id: userId, code: '' })
    const [read, inCommand]: [string[], string[]] = [[], []]
    const query = store.query.bind(store)
    const execute = store.execute.bind(store)
    vi.spyOn(store, 'query').mockImplementation((text, ...rest) => {
      read.push(text)
      return query(text, ...rest)
    })
    vi.spyOn(store, 'execute').mockImplementation((command, input, caller) => {
      const recorded: typeof command = function* recorded(context, given) {
        const steps = command(context, given)
        let step = steps.next()
        while (!step.done) {
          inCommand.push(...step.value.statements.map(([text]) => text))
          step = steps.next(yield step.value)
        }
        return step.value
      }
      return execute(recorded, input, caller)
    })
    const claimBonus = () =>
      person.call('claimWelfareTask', { body: { code: 'firstDeposit', idempotencyKey: randomUUID() } })
    const ofOrders = (texts: string[]) => texts.filter(text => text.includes('FROM spot_orders'))
    expect((await claimBonus()).code).toBe(200)
    expect(ofOrders(read)).toHaveLength(1)
    expect((await claimBonus()).msg).toBe('hint_task_claimed')
    expect(ofOrders(read)).toHaveLength(1)
    expect(inCommand.length).toBeGreaterThan(0)
    expect(ofOrders(inCommand)).toEqual([])
  },
)
