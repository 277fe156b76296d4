import { describe, expect } from 'vitest'
import { runStatements, itWithDatabase, createTestClock } from '#tests/support/databases/databases.ts'
import { PASSWORD, createBackEnd, itWithBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'

const codeFor = async ({ guest }: BackEnd, account: string) =>
  (await guest.get('sendSignInCode', { body: { account, purpose: 'register' } })).data.sandboxCode ?? ''

const register = ({ guest }: BackEnd, account: string, code: string, password = PASSWORD) =>
  guest.call('register', { body: { account, code, password } })

const login = ({ guest }: BackEnd, account: string, password = PASSWORD) =>
  guest.call('login', { body: { account, password } })

/** A code that differs from the right one. */
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

describe('registration', () => {
  itWithBackEnd(
    'signs in at once, under one normalised spelling of the account [R4.1, R5.5]',
    async backEnd => {
      const code = await codeFor(backEnd, 'Ana@Example.com')
      expect(code).toMatch(/^\d{6}$/)
      const answer = await register(backEnd, 'ANA@example.com', code)
      expect(answer).toMatchObject({
        code: 200,
        data: { userInfo: { account: 'ana@example.com', nickName: 'ana' } },
      })
      expect(await login(backEnd, 'ana@EXAMPLE.com')).toMatchObject({ code: 200 })
    },
  )

  itWithBackEnd('accepts a phone number of any country in any notation [R5.1]', async backEnd => {
    const code = await codeFor(backEnd, '+44(20)7946-0018')
    expect(await register(backEnd, '+442079460018', code)).toMatchObject({ code: 200 })
    expect(await login(backEnd, '0044-20-7946-0018')).toMatchObject({ code: 200 })
  })

  itWithBackEnd('refuses an invalid account name and a weak password [R5.2, R5.5]', async backEnd => {
    const refused = await backEnd.guest.call('sendSignInCode', {
      body: { account: 'nobody', purpose: 'register' },
    })
    expect(refused).toEqual({ code: 422, msg: 'hint_invalid_field', params: { field: 'account' } })
    const code = await codeFor(backEnd, 'ana@example.com')
    for (const password of ['fair1', '12345678', 'fairline-1']) {
      const answer = await register(backEnd, 'ana@example.com', code, password)
      expect(answer).toEqual({ code: 422, msg: 'hint_invalid_field', params: { field: 'password' } })
    }
  })

  itWithBackEnd('sends one code a minute and says how long to wait [R9.12]', async backEnd => {
    await codeFor(backEnd, 'ana@example.com')
    backEnd.clock.advance(18_000)
    const again = { body: { account: 'ana@example.com', purpose: 'register' } }
    expect(await backEnd.guest.call('sendSignInCode', again)).toEqual({
      code: 429,
      msg: 'hint_too_many_requests',
      params: { seconds: '42' },
    })
    backEnd.clock.advance(42_000)
    expect(await backEnd.guest.call('sendSignInCode', again)).toMatchObject({ code: 200 })
  })

  itWithBackEnd('accepts a code within ten minutes and five attempts, once', async backEnd => {
    const refused = { code: 422, msg: 'hint_wrong_code', params: { field: 'code' } }
    const guessed = await codeFor(backEnd, 'ana@example.com')
    for (let guess = 0; guess < 5; guess++) {
      expect(await register(backEnd, 'ana@example.com', wrongCode(guessed))).toEqual(refused)
    }
    expect(await register(backEnd, 'ana@example.com', guessed)).toEqual(refused)

    const late = await codeFor(backEnd, 'ben@example.com')
    backEnd.clock.advance(10 * MINUTE)
    expect(await register(backEnd, 'ben@example.com', late)).toEqual(refused)

    const code = await codeFor(backEnd, 'cem@example.com')
    expect(await register(backEnd, 'cem@example.com', code)).toMatchObject({ code: 200 })
    expect(await register(backEnd, 'cem@example.com', code)).toEqual(refused)
  })

  itWithBackEnd('reveals that an account is taken only to whoever can read its codes', async backEnd => {
    await backEnd.signUp({ account: 'ana@example.com' })
    backEnd.clock.advance(MINUTE)
    const code = await codeFor(backEnd, 'ana@example.com')
    expect(await register(backEnd, 'ana@example.com', wrongCode(code))).toMatchObject({
      msg: 'hint_wrong_code',
    })
    expect(await register(backEnd, 'ana@example.com', code)).toEqual({
      code: 422,
      msg: 'hint_account_taken',
      params: { field: 'account' },
    })
  })

  itWithBackEnd('records who invited whom, and refuses an unknown invitation', async backEnd => {
    const ana = await backEnd.signUp()
    const { data } = await ana.get('getUserInfo')
    const invited = async (account: string, inviteCode: string) => {
      const code = await codeFor(backEnd, account)
      return backEnd.guest.call('register', { body: { account, code, password: PASSWORD, inviteCode } })
    }
    expect(await invited('ben@example.com', 'NOBODY22')).toMatchObject({
      code: 422,
      params: { field: 'inviteCode' },
    })
    expect(await invited('cem@example.com', data.inviteCode)).toMatchObject({ code: 200 })
  })

  itWithBackEnd(
    'returns no code where codes are really sent',
    async ({ guest }) => {
      const { data } = await guest.get('sendSignInCode', {
        body: { account: 'a@example.com', purpose: 'register' },
      })
      expect(data.sandboxCode).toBeNull()
    },
    { SANDBOX: 'off' },
  )
})

describe('sign-in', () => {
  itWithBackEnd('is locked for fifteen minutes after five wrong passwords in a row', async backEnd => {
    await backEnd.signUp({ account: 'ana@example.com' })
    for (const left of ['4', '3', '2', '1']) {
      const answer = await login(backEnd, 'ana@example.com', 'wrong1234')
      expect(answer).toEqual({
        code: 422,
        msg: 'hint_wrong_credentials',
        params: { field: 'password', left },
      })
    }
    const locked = (minutes: string) => ({ code: 423, msg: 'hint_login_locked', params: { minutes } })
    expect(await login(backEnd, 'ana@example.com', 'wrong1234')).toEqual(locked('15'))
    expect(await login(backEnd, 'ana@example.com')).toEqual(locked('15'))
    backEnd.clock.advance(14 * MINUTE + 1)
    expect(await login(backEnd, 'ana@example.com')).toEqual(locked('1'))
    backEnd.clock.advance(MINUTE)
    expect(await login(backEnd, 'ana@example.com')).toMatchObject({ code: 200 })
  })

  itWithBackEnd('resets the count of wrong passwords after a right one', async backEnd => {
    await backEnd.signUp({ account: 'ana@example.com' })
    for (let attempt = 0; attempt < 4; attempt++) await login(backEnd, 'ana@example.com', 'wrong1234')
    expect(await login(backEnd, 'ana@example.com')).toMatchObject({ code: 200 })
    expect(await login(backEnd, 'ana@example.com', 'wrong1234')).toMatchObject({ params: { left: '4' } })
  })

  itWithBackEnd('allows exactly five guesses, also concurrent ones', async backEnd => {
    await backEnd.signUp({ account: 'ana@example.com' })
    const guesses = Array.from({ length: 12 }, () => login(backEnd, 'ana@example.com', 'wrong1234'))
    const codes = (await Promise.all(guesses)).map(answer => answer.code)
    expect(codes.filter(code => code === 422)).toHaveLength(4)
    expect(codes.filter(code => code === 423)).toHaveLength(8)
  })

  itWithBackEnd('answers the same for an account that does not exist', async backEnd => {
    await backEnd.signUp({ account: 'ana@example.com' })
    for (let attempt = 0; attempt < 6; attempt++) {
      const known = await login(backEnd, 'ana@example.com', 'wrong1234')
      expect(await login(backEnd, 'nobody@example.com', 'wrong1234')).toEqual(known)
    }
  })

  itWithBackEnd('logs no code, password or token', async backEnd => {
    const code = await codeFor(backEnd, 'ana@example.com')
    const { data } = (await register(backEnd, 'ana@example.com', code)) as { data: { token: string } }
    await login(backEnd, 'ana@example.com', 'wrong1234')
    await backEnd.as(data.token).call('getUserBalance', { query: { currencyId: 3 } })
    const log = backEnd.logged()
    expect(log).toContain('"operation":"register"')
    for (const secret of [code, PASSWORD, 'wrong1234', data.token, 'ana@example.com', 'currencyId']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('session', () => {
  itWithBackEnd('expires thirty days after its last use', async ({ signUp, clock }) => {
    const member = await signUp()
    clock.advance(29 * DAY)
    expect(await member.call('getUserInfo')).toMatchObject({ code: 200 })
    clock.advance(29 * DAY)
    expect(await member.call('getUserInfo')).toMatchObject({ code: 200 })
    clock.advance(30 * DAY + 1)
    expect(await member.call('getUserInfo')).toMatchObject({ code: 401 })
  })

  itWithBackEnd('ends with its own sign-out only', async backEnd => {
    const phone = await backEnd.signUp({ account: 'ana@example.com' })
    const { data } = (await login(backEnd, 'ana@example.com')) as { data: { token: string } }
    const laptop = backEnd.as(data.token)
    await phone.get('logout')
    expect(await phone.call('getUserInfo')).toMatchObject({ code: 401 })
    expect(await laptop.call('getUserInfo')).toMatchObject({ code: 200 })
  })

  itWithDatabase('survives a restart, and is stored only as a hash', async database => {
    const clock = createTestClock()
    const first = await database.open({ clock })
    const { token } = await createBackEnd(first, clock).signUp()
    const stored = await first.query<{ token_hash: string }>('SELECT token_hash FROM sessions')
    expect(stored.map(row => row.token_hash)).not.toContain(token)
    await first.close()
    const second = await database.open({ clock })
    expect(
      await createBackEnd(second, clock)
        .as(token ?? '')
        .call('getUserInfo'),
    ).toMatchObject({ code: 200 })
    await second.close()
  })

  itWithBackEnd('of a deleted account is invalid', async backEnd => {
    const member = await backEnd.signUp()
    await runStatements(backEnd.services.store, ['DELETE FROM users'])
    expect(await member.call('getUserInfo')).toEqual({ code: 401, msg: 'hint_signed_out' })
  })
})
