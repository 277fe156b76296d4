/** Nothing leaves an account during a rest or a freeze, whatever was done before. */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { reviewWithdrawals } from '#server/sandbox/review-withdrawals.ts'
import type { Store } from '#server/kernel/store.ts'
import { PASSWORD, createBackEnd, itWithBackEnd, type Answer, type Person } from '#tests/support/back-end.ts'
import {
  countOfHistories,
  itWithStoreOnEveryEngine,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { recoveryFields } from '#tests/support/features/recovery.ts'
import {
  TRON_ADDRESS,
  WITHDRAW_PASSWORD,
  bindCard,
  withdrawalFields,
} from '#tests/support/features/withdraw.ts'

const confirm = (member: Person) => member.get('confirmStepUp', { body: { password: PASSWORD } })
const rest = (member: Person, isOn: 0 | 1) => member.call('setAddressRest', { body: { isOn } })
const again = (body: object) => ({ body: { ...body, idempotencyKey: randomUUID() } })

describe('the rest of new cards and addresses', () => {
  itWithBackEnd('is off until its person turns it on: a new address can be used at once', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const body = await withdrawalFields(member)
    expect(await member.call('createWithdrawal', { body })).toMatchObject({ code: 200 })
  })

  itWithBackEnd('lets them be used a day after they were added, and says from when', async backEnd => {
    const { clock } = backEnd
    const member = await backEnd.signUp({ money: '1000' })
    await rest(member, 1)
    const body = await withdrawalFields(member)
    const from = clock.now() + DAY
    await bindCard(member)
    const usable = async () => [
      (await member.get('listWalletAddresses')).rows[0]!.usableFrom,
      (await member.get('listBankCards')).rows[0]!.usableFrom,
    ]
    expect(await usable()).toEqual([from, from])
    clock.advance(DAY - 1)
    await confirm(member)
    expect(await member.call('createWithdrawal', again(body))).toEqual({
      code: 422,
      msg: 'hint_withdraw_target_resting',
      params: { field: 'targetId', hours: '1' },
    })
    clock.advance(1)
    expect(await usable()).toEqual([null, null])
    expect(await member.call('createWithdrawal', again(body))).toMatchObject({ code: 200 })
  })

  itWithBackEnd('begins again for an address that is removed and added again', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const body = await withdrawalFields(member)
    backEnd.clock.advance(DAY)
    await confirm(member)
    await rest(member, 1)
    await member.get('unbindWalletAddress', { body: { id: body['targetId'] } })
    const bound = { currencyId: 3, addressType: 'TRC20', address: TRON_ADDRESS }
    const { data } = await member.get('bindWalletAddress', { body: bound })
    expect(data.usableFrom).toBe(backEnd.clock.now() + DAY)
  })

  itWithBackEnd('takes the person and a day to turn off, and can be kept at once', async backEnd => {
    const { clock } = backEnd
    const member = await backEnd.signUp()
    await rest(member, 1)
    clock.advance(HOUR)
    expect(await rest(member, 0)).toEqual({ code: 460, msg: 'hint_step_up_needed' })
    await confirm(member)
    expect(await rest(member, 0)).toMatchObject({ data: { addressRestEnds: clock.now() + DAY } })
    clock.advance(DAY - 1)
    expect(await rest(member, 1)).toMatchObject({ data: { addressRestEnds: null } })
    clock.advance(DAY)
    expect((await member.get('getAccountSafety')).data.addressRestSince).not.toBeNull()
    await confirm(member)
    await rest(member, 0)
    clock.advance(DAY)
    expect((await member.get('getAccountSafety')).data).toMatchObject({
      addressRestSince: null,
      addressRestEnds: null,
    })
  })
})

/** What an account must not be able to get around, computed by itself from what its person has done. */
class Expected {
  frozen = false
  unfreezesAt = Infinity
  restsUntil = 0
  addressRest = false
  addressRestEnds = Infinity
  boundAt = 0

  isFrozen = (now: number) => this.frozen && now < this.unfreezesAt
  mayWithdraw(now: number): boolean {
    const addressFrom = this.addressRest ? Math.min(this.boundAt + DAY, this.addressRestEnds) : 0
    return !this.isFrozen(now) && now >= this.restsUntil && now >= addressFrom
  }
}

const ACTIONS = [
  'freeze',
  'unfreeze',
  'restOn',
  'restOff',
  'rebind',
  'recover',
  'withdraw',
  'review',
  'hour',
  'day',
  'back',
] as const
type Action = (typeof ACTIONS)[number]

/** Plays one history against a back end and asks, at each step, whether money could leave when it must not. */
async function play(store: Store, clock: TestClock, actions: readonly Action[]) {
  const nodes = [createBackEnd(store, clock), createBackEnd(store, clock)] as const
  const [{ services, guest, signUp }, other] = nodes
  const account = `${randomUUID()}@example.com`
  let member = other.as((await signUp({ account, money: '100000' })).token!)
  let password = PASSWORD
  const expected = new Expected()
  let fields = await withdrawalFields(member)
  expected.boundAt = clock.now()
  let recoveries = 0
  const isDone = ({ code }: Answer) => code === 200

  const steps: Record<Action, () => Promise<unknown>> = {
    freeze: async () => {
      await member.get('freezeAccount')
      expected.frozen = true
      expected.unfreezesAt = Infinity
    },
    unfreeze: async () => {
      const asked = await member.call('unfreezeAccount')
      if (isDone(asked) && expected.unfreezesAt === Infinity) expected.unfreezesAt = clock.now() + DAY
    },
    restOn: async () => {
      if (!isDone(await rest(member, 1))) return
      expected.addressRest = true
      expected.addressRestEnds = Infinity
    },
    restOff: async () => {
      if (isDone(await rest(member, 0)) && expected.addressRestEnds === Infinity)
        expected.addressRestEnds = clock.now() + DAY
    },
    rebind: async () => {
      if (!isDone(await member.call('unbindWalletAddress', { body: { id: fields['targetId'] } }))) return
      const bound = { currencyId: 3, addressType: 'TRC20', address: TRON_ADDRESS }
      fields = { ...fields, targetId: (await member.get('bindWalletAddress', { body: bound })).data.id }
      expected.boundAt = clock.now()
    },
    recover: async () => {
      clock.advance(MINUTE)
      const body = {
        ...(await recoveryFields({ guest }, account, password)),
        password: `harbour${recoveries}lamp`,
      }
      member = other.as((await guest.get('resetPassword', { body })).data.token)
      password = body.password
      recoveries += 1
      expected.restsUntil = Math.max(expected.restsUntil, clock.now() + DAY)
      if (expected.isFrozen(clock.now())) expected.unfreezesAt = Infinity
    },
    withdraw: async () => {
      const body = {
        ...fields,
        withdrawPassword: WITHDRAW_PASSWORD,
        amount: '20',
        idempotencyKey: randomUUID(),
      }
      const answer = await member.call('createWithdrawal', { body })
      expect(isDone(answer), JSON.stringify(answer)).toBe(expected.mayWithdraw(clock.now()))
    },
    review: async () => {
      const sent = async () => {
        const { rows } = await member.get('listWithdrawals', { query: { pageNum: 1, pageSize: 100 } })
        return rows.filter(({ status }) => status !== 'pending').length
      }
      const before = await sent()
      await reviewWithdrawals(services)
      if (expected.isFrozen(clock.now())) expect(await sent()).toBe(before)
    },
    hour: async () => clock.advance(HOUR),
    day: async () => clock.advance(DAY),
    back: async () => clock.advance(-HOUR),
  }
  for (const action of actions) {
    await member.call('confirmStepUp', { body: { password } })
    await steps[action]()
    await steps.withdraw()
  }
}

itWithStoreOnEveryEngine(
  'no sequence of actions sends money during a rest or a freeze, on two nodes and with a clock that goes back',
  async (store, clock) => {
    const history = fc.array(fc.constantFrom(...ACTIONS), { minLength: 4, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(history, actions => play(store, clock, actions)),
      { numRuns: countOfHistories(store, 30) },
    )
    expect(await verifyLedger(store)).toEqual([])
  },
)
