/** A freeze of the account: one declaration for each operation, enforced in one place. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { operationsOf } from '#scripts/specification.ts'
import { specValidatorOf } from '#server/openapi/spec-validator.ts'
import { reviewWithdrawals } from '#server/sandbox/review-withdrawals.ts'
import {
  PASSWORD,
  createBackEnd,
  itWithBackEnd,
  spec,
  spotOrderFields,
  type Person,
} from '#tests/support/back-end.ts'
import { NEEDS_OWN_ACCOUNT } from '#tests/support/calls/account-calls.ts'
import { CALLS, callOf } from '#tests/support/calls/all-calls.ts'
import { itWithStore, runStatements } from '#tests/support/databases/databases.ts'
import { withdrawalFields } from '#tests/support/features/withdraw.ts'

const FROZEN = { code: 460, msg: 'hint_account_frozen' }
/** What takes a day otherwise. */
const THAW_ALL = ['UPDATE users SET frozen_at = NULL'] as const
const { operations: specified } = specValidatorOf(spec)
const memberIds = (Object.keys(CALLS) as OperationId[]).filter(id => !operations[id].isPublic)
const confirm = (member: Person) => member.get('confirmStepUp', { body: { password: PASSWORD } })
const statusOf = async (member: Person, id: string) =>
  (await member.get('getWithdrawal', { query: { id } })).data.status

describe('the specification', () => {
  it('says of every operation that changes something, and of no other, whether a frozen account may', () => {
    const wrong = operationsOf(spec).filter(operation => {
      const changes = operation.method !== 'GET' && operation['x-changes'] !== 'nothing'
      return changes !== 'x-when-frozen' in operation
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('stops whatever sends money away or changes how the account is protected', () => {
    const stopped = new Set(specified.filter(one => one.isRefusedWhenFrozen({})).map(({ id }) => id))
    const isSensitive =
      /withdrawal$|password|address|card|passkey|twostep|recoverycodes|identity|closeaccount/i
    // Cancelling, signing in, recovering and reading stay possible.
    const isOpen = /^(cancel|signIn|beginPasskeySignIn|sendPasswordCode|resetPassword|preview)/
    const sensitive = specified.filter(
      ({ id, method }) => method === 'POST' && isSensitive.test(id) && !isOpen.test(id),
    )
    expect(sensitive.length).toBeGreaterThan(15)
    expect(sensitive.map(({ id }) => id).filter(id => !stopped.has(id))).toEqual([])
  })
})

describe('a frozen account', () => {
  itWithBackEnd('is refused each operation that is declared so, and no other', async backEnd => {
    const shared = await backEnd.signUp({ money: '50000' })
    for (const id of memberIds.filter(each => each !== 'streamQuotes' && each !== 'readUpload')) {
      const member = NEEDS_OWN_ACCOUNT.has(id) || id === 'logout' ? await backEnd.signUp() : shared
      const call = await callOf(id, member, backEnd)
      await member.get('freezeAccount')
      const before = await member.get('listExportParts')
      const answer = await member.call(id, call)
      const { isRefusedWhenFrozen } = specified.find(one => one.id === id)!
      if (isRefusedWhenFrozen(call.body ?? {})) {
        expect(answer, id).toEqual(FROZEN)
        expect(await member.get('listExportParts'), id).toEqual(before)
      } else {
        expect(answer, id).not.toEqual(FROZEN)
      }
      await runStatements(backEnd.services.store, THAW_ALL)
    }
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd('may sell what it holds, and buys nothing', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
    await member.get('freezeAccount')
    const buy = await spotOrderFields(member)
    expect(await member.call('placeSpotOrder', { body: buy })).toEqual(FROZEN)
    const sell = await spotOrderFields(member, { exchangeType: 2 })
    expect(await member.call('placeSpotOrder', { body: sell })).toMatchObject({ code: 200 })
  })

  itWithBackEnd('thaws a day after its person has asked for it, unless that is taken back', async backEnd => {
    const { clock } = backEnd
    const member = await backEnd.signUp()
    const change = () => member.call('setAddressRest', { body: { isOn: 1 } })
    expect(await member.call('unfreezeAccount')).toEqual({ code: 460, msg: 'hint_account_not_frozen' })
    await member.get('freezeAccount')
    clock.advance(HOUR)
    expect(await member.call('unfreezeAccount')).toEqual({ code: 460, msg: 'hint_step_up_needed' })
    await confirm(member)
    const { data } = await member.get('unfreezeAccount')
    expect(data.unfreezesAt).toBe(clock.now() + DAY)
    clock.advance(DAY - 1)
    expect(await change()).toEqual(FROZEN)
    expect((await member.get('freezeAccount')).data).toMatchObject({ unfreezesAt: null })
    clock.advance(2 * DAY)
    expect(await change()).toEqual(FROZEN)
    await confirm(member)
    await member.get('unfreezeAccount')
    clock.advance(HOUR)
    await confirm(member)
    expect((await member.get('unfreezeAccount')).data.unfreezesAt).toBe(clock.now() + DAY - HOUR)
    clock.advance(DAY - HOUR)
    expect(await change()).toMatchObject({ code: 200 })
    // A clock that goes back is no way around it, nor does it make the freeze longer than it was.
    clock.advance(-1)
    expect(await change()).toEqual(FROZEN)
    const { rows } = await member.get('listMessages', { query: { pageNum: 1, pageSize: 20 } })
    const kinds = rows.map(({ kind }) => kind).filter(kind => kind.startsWith('account_'))
    const each = ['account_unfreezing', 'account_frozen']
    expect(kinds).toEqual([...each, ...each])
  })

  itWithBackEnd('has the answer of what was done before, and its withdrawal waits', async backEnd => {
    const { services, clock } = backEnd
    const member = await backEnd.signUp({ money: '1000' })
    const body = await withdrawalFields(member)
    const answered = await member.get('createWithdrawal', { body })
    await member.get('freezeAccount')
    expect(await member.call('createWithdrawal', { body })).toEqual(answered)
    const other = { ...body, idempotencyKey: randomUUID() }
    expect(await member.call('createWithdrawal', { body: other })).toEqual(FROZEN)
    clock.advance(services.config.withdrawDelay)
    expect(await reviewWithdrawals(services)).toBe(0)
    expect(await statusOf(member, answered.data.id)).toBe('pending')
    await confirm(member)
    await member.get('unfreezeAccount')
    clock.advance(DAY + services.config.withdrawDelay)
    expect(await reviewWithdrawals(services)).toBe(1)
    expect(await statusOf(member, answered.data.id)).toBe('sent')
  })

  itWithBackEnd('is not what the shared demo account can become', async ({ guest, signUp, as }) => {
    await signUp({ account: 'demo@fairline.test' })
    const { data } = await guest.get('login', { body: { account: 'demo@fairline.test', password: PASSWORD } })
    expect(await as(data.token).call('freezeAccount')).toEqual({ code: 460, msg: 'hint_account_shared' })
  })
})

itWithStore(
  'a freeze on one node holds on the other from the moment it is answered',
  async (store, clock) => {
    const [one, other] = [createBackEnd(store, clock), createBackEnd(store, clock)]
    const member = await one.signUp({ money: '3000' })
    const fields = await withdrawalFields(member)
    const there = other.as(member.token!)
    const withdraw = () =>
      there.call('createWithdrawal', { body: { ...fields, idempotencyKey: randomUUID() } })
    const racing = Promise.all([1, 2, 3, 4].map(() => withdraw()))
    await member.get('freezeAccount')
    const atFreeze = (await store.query('SELECT id FROM withdrawals')).length
    const after = await Promise.all([1, 2, 3].map(() => withdraw()))
    expect(after).toEqual([FROZEN, FROZEN, FROZEN])
    const done = (await racing).filter(({ code }) => code === 200)
    expect(done).toHaveLength(atFreeze)
    expect(await store.query('SELECT id FROM withdrawals')).toHaveLength(atFreeze)
  },
)
