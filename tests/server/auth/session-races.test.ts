/** A command checks the session in its own transaction, not when the headers arrive (M15). */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { closeAccount } from '#server/features/security/close-account.ts'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Command, Store } from '#server/kernel/store.ts'
import { createChallenge } from '#server/auth/challenge.ts'
import { changePassword } from '#server/auth/change-password.ts'
import { findUser, signIn } from '#server/auth/users.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import {
  PASSWORD,
  createBackEnd,
  itWithBackEnd,
  spotOrderFields,
  requestOf,
  type Answer,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { itWithStoreOnEveryEngine, runStatements } from '#tests/support/databases/databases.ts'
import { enableTwoStep } from '#tests/support/features/two-step.ts'

const SIGNED_OUT = { code: 401, msg: 'hint_signed_out' }
const CLOSING = { body: { password: PASSWORD, confirmation: 'close' } }
const depositOf = (amount: string): Fields => ({ channelId: 1, amount, idempotencyKey: randomUUID() })
const idOf = async (member: Person) => BigInt((await member.get('getUserInfo')).data.id)

/** A call whose headers were processed and whose body is sent on demand. */
async function delayBody({ app }: BackEnd, member: Person, id: OperationId, fields: Fields) {
  const [path, init] = requestOf(id, { body: fields, headers: { Authorization: member.token } })
  const asked = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    asked.resolve()
    await sent.promise
    controller.enqueue(new TextEncoder().encode(String(init.body)))
    controller.close()
  }
  // Read only on demand.
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
  const response = Promise.resolve(app.request(path, { ...init, body, duplex: 'half' } as RequestInit))
  await asked.promise
  return async () => {
    sent.resolve()
    return (await (await response).json()) as Answer
  }
}

/** A store that does something before it executes this command. */
function runBefore<Input, Answered>(
  store: Store,
  command: Command<Input, Answered>,
  happens: () => Promise<unknown>,
): Store {
  return {
    engine: store.engine,
    query: (text, params) => store.query(text, params),
    close: () => store.close(),
    execute: async (asked, input) => {
      if ((asked as unknown) === command) await happens()
      return store.execute(asked, input)
    },
  }
}

describe('request whose body arrives late', () => {
  itWithBackEnd('does nothing when its session has ended meanwhile (M15)', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const other = await backEnd.guest.get('login', {
      body: { account: (await member.get('getUserInfo')).data.account, password: PASSWORD },
    })
    const owner = backEnd.as(other.data.token)
    const sendOrder = await delayBody(backEnd, member, 'placeSpotOrder', await spotOrderFields(member))
    const sendDeposit = await delayBody(backEnd, member, 'createDeposit', depositOf('100'))
    await member.get('logout')
    expect(await sendOrder()).toEqual(SIGNED_OUT)
    expect(await sendDeposit()).toEqual(SIGNED_OUT)
    const page = { query: { pageNum: 1, pageSize: 20 } }
    expect((await owner.get('listSpotOrders', page)).total).toBe(0)
    expect((await owner.get('listDeposits', page)).total).toBe(1)
  })

  itWithBackEnd('credits nothing to an account that was closed meanwhile (M15)', async backEnd => {
    const member = await backEnd.signUp()
    const send = await delayBody(backEnd, member, 'createDeposit', depositOf('100'))
    expect(await member.call('closeAccount', CLOSING)).toMatchObject({ code: 200 })
    expect(await send()).toEqual({ code: 401, msg: 'hint_account_closed' })
    backEnd.clock.advance(backEnd.services.config.depositDelay)
    expect(await backEnd.reviewDeposits()).toBe(0)
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })
})

describe('session that ended on another node', () => {
  itWithBackEnd('may read for at most a second and can change nothing (M15)', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const order = await spotOrderFields(member)
    const { store } = backEnd.services
    await runStatements(store, ['DELETE FROM sessions'])
    expect(await member.call('getUserInfo')).toMatchObject({ code: 200 })
    expect(await member.call('placeSpotOrder', { body: order })).toEqual(SIGNED_OUT)
    expect(await member.call('createDeposit', { body: depositOf('100') })).toEqual(SIGNED_OUT)
    expect(await member.call('renameAccount', { body: { nickName: 'Ana' } })).toEqual(SIGNED_OUT)
    expect(await member.call('endOtherSessions')).toEqual(SIGNED_OUT)
    expect(await member.call('readAllMessages')).toEqual(SIGNED_OUT)
    expect(await store.query('SELECT id FROM spot_orders')).toEqual([])
    expect(await store.query("SELECT id FROM users WHERE nick_name = 'Ana'")).toEqual([])
    backEnd.clock.advance(1000)
    expect(await member.call('getUserInfo')).toEqual(SIGNED_OUT)
  })

  itWithBackEnd('does not affect a sign-in that sends its token along (M15)', async backEnd => {
    const account = 'ana@example.com'
    const member = await backEnd.signUp({ account })
    await runStatements(backEnd.services.store, ['DELETE FROM sessions'])
    expect(await member.call('login', { body: { account, password: PASSWORD } })).toMatchObject({ code: 200 })
  })
})

/** A change of a member's password that keeps a session. */
async function changeOf(store: Store, member: Person, token: string | undefined) {
  const userId = await idOf(member)
  const { passwordHash: confirmedHash } = (await findUser(store, userId))!
  return { userId, confirmedHash, passwordHash: 'another', token }
}

describe('sign-in after its password check', () => {
  const account = 'ana@example.com'
  const login = { body: { account, password: PASSWORD } }
  const wrong = { code: 422, msg: 'hint_wrong_credentials' }

  itWithStoreOnEveryEngine(
    'opens no session when the password was changed meanwhile (M15)',
    async (store, clock) => {
      const backEnd = createBackEnd(store, clock)
      const member = await backEnd.signUp({ account })
      const { token } = member
      const change = await changeOf(store, member, token)
      const racing = runBefore(store, signIn, () => store.execute(changePassword, change))
      expect(await createBackEnd(racing, clock).guest.call('login', login)).toMatchObject(wrong)
      expect((await member.get('listSessions')).rows).toMatchObject([{ isCurrent: true }])
    },
  )

  itWithStoreOnEveryEngine(
    'issues no second-step challenge when the password was changed meanwhile (M15)',
    async (store, clock) => {
      const backEnd = createBackEnd(store, clock)
      const member = await backEnd.signUp({ account })
      await enableTwoStep(member, backEnd)
      const change = await changeOf(store, member, member.token)
      const racing = runBefore(store, createChallenge, () => store.execute(changePassword, change))
      expect(await createBackEnd(racing, clock).guest.call('login', login)).toMatchObject(wrong)
      expect(await store.query('SELECT challenge_hash FROM sign_in_challenges')).toEqual([])
    },
  )

  itWithStoreOnEveryEngine(
    'opens no session when the account was closed meanwhile (M15)',
    async (store, clock) => {
      const backEnd = createBackEnd(store, clock)
      const userId = await idOf(await backEnd.signUp({ account }))
      const racing = runBefore(store, signIn, () => store.execute(closeAccount, { userId }))
      expect(await createBackEnd(racing, clock).guest.call('login', login)).toMatchObject(wrong)
      expect(await store.query('SELECT token_hash FROM sessions')).toEqual([])
    },
  )
})

describe('closed account', () => {
  itWithBackEnd('accepts no deposit, and verify-ledger reports one (M15)', async backEnd => {
    const { store } = backEnd.services
    const userId = await idOf(await backEnd.signUp())
    await store.execute(closeAccount, { userId })
    const [channel] = rechargeChannels(true, 'en')
    const asked = { userId, idempotencyKey: randomUUID(), channel: channel!, amount: '100' }
    await expect(store.execute(createDeposit, asked)).rejects.toMatchObject({ code: 'account_closed' })

    const open = (at: bigint | null) =>
      runStatements(store, ['UPDATE users SET closed_at = $2 WHERE id = $1', [userId, at]])
    await open(null)
    const { id } = await store.execute(createDeposit, asked)
    await open(1n)
    const check = 'no closed account has money or open business'
    expect(await verifyLedger(store)).toMatchObject([{ check }])
    await store.execute(approveDeposit, { depositId: BigInt(id) })
    expect(await verifyLedger(store)).toMatchObject([{ check }])
  })
})

describe('concurrent requests of one account', () => {
  itWithBackEnd('leave no session and no open orders on a closed account (M15)', async backEnd => {
    const { store } = backEnd.services
    for (let round = 0; round < 8; round++) {
      const account = `ana-${round}@example.com`
      const first = await backEnd.signUp({ account })
      const login = () => backEnd.guest.call('login', { body: { account, password: PASSWORD } })
      const second = backEnd.as(((await login()).data as { token: string }).token)
      const userId = await idOf(first)
      const address = { currencyId: 3, addressType: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
      const change = { oldPassword: PASSWORD, newPassword: PASSWORD.toUpperCase() }
      await Promise.all([
        second.call('createDeposit', { body: depositOf('100') }),
        first.call('closeAccount', CLOSING),
        first.call('endOtherSessions'),
        second.call('endOtherSessions'),
        login(),
        second.call('bindWalletAddress', { body: address }),
        first.call('createDeposit', { body: depositOf('200') }),
        second.call(round % 2 === 0 ? 'changePassword' : 'closeAccount', {
          body: round % 2 === 0 ? change : CLOSING.body,
        }),
        login(),
      ])
      const [user] = await store.query<{ closed_at: bigint | null }>(
        'SELECT closed_at FROM users WHERE id = $1',
        [userId],
      )
      if (user?.closed_at !== null) {
        expect(await store.query('SELECT 1 AS one FROM sessions WHERE user_id = $1', [userId])).toEqual([])
      }
    }
    expect(await verifyLedger(store)).toEqual([])
    expect(backEnd.logged()).not.toContain('"fault"')
  })
})
