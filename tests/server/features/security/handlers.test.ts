import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { PASSWORD, createBackEnd, itWithBackEnd, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { createTestClock, itWithDatabase } from '#tests/support/databases/databases.ts'
import { authenticatorCode, enableTwoStep } from '#tests/support/features/two-step.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

const ACCOUNT = 'ana@example.com'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

interface SignInOptions {
  password?: string
  userAgent?: string
  deviceId?: string
}

const tryLogin = ({ guest }: BackEnd, { password = PASSWORD, userAgent, deviceId }: SignInOptions = {}) =>
  guest.call('login', {
    body: { account: ACCOUNT, password, deviceId },
    headers: { 'User-Agent': userAgent },
  })

/** Signs in once more. */
async function signInAgain(backEnd: BackEnd, options?: SignInOptions): Promise<Person> {
  const answer = await tryLogin(backEnd, options)
  return backEnd.as((answer.data as { token: string }).token)
}

const unread = async (member: Person) => (await member.get('countUnreadMessages')).data

const kindsOf = async ({ services }: BackEnd) =>
  (await services.store.query<{ kind: string }>('SELECT kind FROM messages ORDER BY id')).map(row => row.kind)

describe('changing the password', () => {
  itWithBackEnd('ends every other session, says how many, and sends a message [R5.2]', async backEnd => {
    const phone = await backEnd.signUp({ account: ACCOUNT })
    const laptop = await signInAgain(backEnd)
    const body = { oldPassword: PASSWORD, newPassword: 'skylark2' }
    expect(await phone.get('changePassword', { body })).toMatchObject({ data: { endedSessions: 1 } })
    expect(await laptop.call('getUserInfo')).toMatchObject({ code: 401 })
    expect(await phone.call('getUserInfo')).toMatchObject({ code: 200 })
    expect(await tryLogin(backEnd)).toMatchObject({ code: 422, msg: 'hint_wrong_credentials' })
    expect(await tryLogin(backEnd, { password: 'skylark2' })).toMatchObject({ code: 200 })
    expect(await kindsOf(backEnd)).toContain('password_changed')
    expect(await phone.get('getSecurity')).toMatchObject({
      data: { passwordChangedAt: backEnd.clock.now() },
    })
  })

  itWithBackEnd('requires the old password, with five attempts counted apart from sign-in', async backEnd => {
    const member = await backEnd.signUp({ account: ACCOUNT })
    const change = (oldPassword: string, newPassword = 'skylark2') =>
      member.call('changePassword', { body: { oldPassword, newPassword } })
    expect(await change(PASSWORD, PASSWORD)).toEqual({
      code: 422,
      msg: 'hint_same_password',
      params: { field: 'newPassword' },
    })
    for (const left of ['4', '3', '2', '1']) {
      const params = { field: 'oldPassword', left }
      expect(await change('wrong1234')).toEqual({ code: 422, msg: 'hint_wrong_password', params })
    }
    const locked = { code: 423, msg: 'hint_password_locked', params: { minutes: '15' } }
    expect(await change('wrong1234')).toEqual(locked)
    expect(await change(PASSWORD)).toEqual(locked)
    expect(await tryLogin(backEnd)).toMatchObject({ code: 200 })
    backEnd.clock.advance(15 * MINUTE)
    expect(await change(PASSWORD)).toMatchObject({ code: 200 })
  })

  itWithBackEnd('is done once when two devices ask at once with the same old one', async backEnd => {
    const phone = await backEnd.signUp({ account: ACCOUNT })
    const change = (newPassword: string) =>
      phone.call('changePassword', { body: { oldPassword: PASSWORD, newPassword } })
    const wanted = ['skylark2', 'skylark3']
    const answers = await Promise.all(wanted.map(change))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422])
    expect(answers).toContainEqual({
      code: 422,
      msg: 'hint_wrong_password',
      params: { field: 'oldPassword', left: '4' },
    })
    const password = wanted[answers.findIndex(({ code }) => code === 200)]!
    expect(await tryLogin(backEnd, { password })).toMatchObject({ code: 200 })
  })

  itWithBackEnd('enforces the same password rules as registration [R5.2]', async ({ signUp }) => {
    const member = await signUp()
    for (const newPassword of ['fair1', '12345678', 'fairline-1']) {
      const answer = await member.call('changePassword', { body: { oldPassword: PASSWORD, newPassword } })
      expect(answer).toEqual({ code: 422, msg: 'hint_invalid_field', params: { field: 'newPassword' } })
    }
  })
})

describe('sessions', () => {
  itWithBackEnd('are listed with their device and ended one by one or all but this one', async backEnd => {
    const phone = await backEnd.signUp({ account: ACCOUNT })
    backEnd.clock.advance(MINUTE)
    const laptop = await signInAgain(backEnd, { userAgent: FIREFOX })
    const { rows } = await phone.get('listSessions')
    expect(rows).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isCurrent: false, createdAt: backEnd.clock.now() },
      { browser: null, system: null, isCurrent: true },
    ])
    const body = { id: rows[0]?.id }
    expect(await phone.call('endSession', { body })).toEqual({ code: 200, msg: 'ok' })
    expect(await laptop.call('getUserInfo')).toMatchObject({ code: 401 })
    expect(await phone.call('endSession', { body })).toEqual({ code: 460, msg: 'hint_session_unknown' })
    await Promise.all([signInAgain(backEnd), signInAgain(backEnd)])
    expect(await phone.get('endOtherSessions')).toMatchObject({ data: { endedSessions: 2 } })
    expect((await phone.get('listSessions')).rows).toHaveLength(1)
  })

  itWithBackEnd('of another account cannot be ended and are reported as not found', async backEnd => {
    const [ana, ben] = [await backEnd.signUp({ account: ACCOUNT }), await backEnd.signUp()]
    const { rows } = await ana.get('listSessions')
    const answer = await ben.call('endSession', { body: { id: rows[0]?.id } })
    expect(answer).toEqual({ code: 460, msg: 'hint_session_unknown' })
    expect(await ana.call('getUserInfo')).toMatchObject({ code: 200 })
  })

  itWithBackEnd('on a new device send a message, those on a known one do not [R1.3]', async backEnd => {
    const member = await backEnd.signUp({ account: ACCOUNT })
    expect(await unread(member)).toBe(0)
    const deviceId = randomUUID()
    await signInAgain(backEnd, { deviceId, userAgent: FIREFOX })
    expect(await unread(member)).toBe(1)
    await signInAgain(backEnd, { deviceId })
    expect(await unread(member)).toBe(1)
    await signInAgain(backEnd)
    expect(await unread(member)).toBe(2)
    const [first] = await backEnd.services.store.query<{ params: string }>(
      'SELECT params FROM messages ORDER BY id',
    )
    expect(JSON.parse(first?.params ?? '')).toEqual({ browser: 'Firefox', system: 'Windows' })
  })
})

describe('two-step verification', () => {
  const secondStep = async (backEnd: BackEnd, code: string) => {
    const { params } = await tryLogin(backEnd)
    return backEnd.guest.call('signInSecondStep', { body: { challenge: params?.['challenge'], code } })
  }

  itWithBackEnd(
    'answers the right password with a challenge and opens a session for its code',
    async backEnd => {
      const { key } = await enableTwoStep(await backEnd.signUp({ account: ACCOUNT }), backEnd)
      const asked = await tryLogin(backEnd)
      expect(asked).toMatchObject({ code: 428, msg: 'hint_second_step', params: { seconds: '300' } })
      expect(asked.data).toBeUndefined()
      expect(await tryLogin(backEnd, { password: 'wrong1234' })).toMatchObject({ code: 422 })
      const code = authenticatorCode(key, backEnd.clock.now())
      const body = { challenge: asked.params?.['challenge'], code }
      const answer = await backEnd.guest.get('signInSecondStep', { body })
      expect(await backEnd.as(answer.data.token).call('getUserInfo')).toMatchObject({ code: 200 })
      const over = { code: 460, msg: 'hint_challenge_over' }
      expect(await backEnd.guest.call('signInSecondStep', { body })).toEqual(over)
      expect(await secondStep(backEnd, code)).toMatchObject({ code: 422, msg: 'hint_wrong_second_code' })
    },
  )

  itWithBackEnd('is locked for fifteen minutes after five wrong codes, whoever asks', async backEnd => {
    const { key } = await enableTwoStep(await backEnd.signUp({ account: ACCOUNT }), backEnd)
    const right = () => authenticatorCode(key, backEnd.clock.now())
    const wrong = () => (right() === '000000' ? '000001' : '000000')
    for (const left of ['4', '3', '2', '1']) {
      expect(await secondStep(backEnd, wrong())).toMatchObject({ code: 422, params: { field: 'code', left } })
    }
    const locked = { code: 423, msg: 'hint_two_step_locked', params: { minutes: '15' } }
    expect(await secondStep(backEnd, wrong())).toEqual(locked)
    expect(await secondStep(backEnd, right())).toEqual(locked)
    backEnd.clock.advance(15 * MINUTE)
    expect(await secondStep(backEnd, right())).toMatchObject({ code: 200 })
  })

  itWithBackEnd('accepts a recovery code once in any notation and sends a message', async backEnd => {
    const member = await backEnd.signUp({ account: ACCOUNT })
    const { recoveryCodes } = await enableTwoStep(member, backEnd)
    expect(new Set(recoveryCodes).size).toBe(10)
    const typed = recoveryCodes[3]!.toLowerCase().replace('-', ' ')
    expect(await secondStep(backEnd, typed)).toMatchObject({ code: 200 })
    expect(await secondStep(backEnd, recoveryCodes[3]!)).toMatchObject({ code: 422 })
    expect(await member.get('getSecurity')).toMatchObject({ data: { recoveryCodesLeft: 9 } })
    expect(await kindsOf(backEnd)).toContain('recovery_code_used')
    const renewed = await member.get('renewRecoveryCodes', {
      body: { password: PASSWORD, code: recoveryCodes[4] },
    })
    expect(await secondStep(backEnd, recoveryCodes[5]!)).toMatchObject({ code: 422 })
    expect(await secondStep(backEnd, renewed.data.recoveryCodes[5]!)).toMatchObject({ code: 200 })
  })

  itWithBackEnd('accepts only one of two simultaneous uses of a code', async backEnd => {
    const { recoveryCodes } = await enableTwoStep(await backEnd.signUp({ account: ACCOUNT }), backEnd)
    const answers = await Promise.all([0, 1, 2].map(() => secondStep(backEnd, recoveryCodes[0]!)))
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(1)
  })

  itWithBackEnd('allows five minutes for the second step', async backEnd => {
    const { key } = await enableTwoStep(await backEnd.signUp({ account: ACCOUNT }), backEnd)
    const { params } = await tryLogin(backEnd)
    backEnd.clock.advance(5 * MINUTE)
    const code = authenticatorCode(key, backEnd.clock.now())
    const body = { challenge: params?.['challenge'], code }
    expect(await backEnd.guest.call('signInSecondStep', { body })).toMatchObject({ code: 460 })
  })

  itWithBackEnd('is on after its first right code, and off with password and code', async backEnd => {
    const member = await backEnd.signUp({ account: ACCOUNT })
    const { data } = await member.get('beginTwoStep', { body: { password: PASSWORD } })
    expect(data.address).toContain(`secret=${data.key}`)
    expect(await tryLogin(backEnd)).toMatchObject({ code: 200 })
    const right = authenticatorCode(data.key, backEnd.clock.now())
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await member.call('confirmTwoStep', { body: { code: wrong } })).toMatchObject({ code: 422 })
    expect(await member.call('confirmTwoStep', { body: { code: right } })).toMatchObject({ code: 200 })
    expect(await member.call('beginTwoStep', { body: { password: PASSWORD } })).toMatchObject({ code: 460 })
    expect(await tryLogin(backEnd)).toMatchObject({ code: 428 })
    const end = (password: string, code: string) => member.call('endTwoStep', { body: { password, code } })
    backEnd.clock.advance(30_000)
    const next = authenticatorCode(data.key, backEnd.clock.now())
    expect(await end('wrong1234', next)).toMatchObject({ msg: 'hint_wrong_password' })
    expect(await end(PASSWORD, right)).toMatchObject({ msg: 'hint_wrong_second_code' })
    expect(await end(PASSWORD, next)).toEqual({ code: 200, msg: 'ok' })
    expect(await end(PASSWORD, next)).toEqual({ code: 460, msg: 'hint_two_step_off' })
    expect(await tryLogin(backEnd)).toMatchObject({ code: 200 })
    expect(await kindsOf(backEnd)).toEqual(expect.arrayContaining(['two_step_on', 'two_step_off']))
  })

  itWithBackEnd('keeps a new key pending for a quarter of an hour', async backEnd => {
    const member = await backEnd.signUp()
    const { data } = await member.get('beginTwoStep', { body: { password: PASSWORD } })
    backEnd.clock.advance(15 * MINUTE + 1)
    const code = authenticatorCode(data.key, backEnd.clock.now())
    const answer = await member.call('confirmTwoStep', { body: { code } })
    expect(answer).toEqual({ code: 460, msg: 'hint_two_step_not_begun' })
  })

  itWithDatabase('stores recovery codes hashed and the key encrypted, and logs neither', async database => {
    const clock = createTestClock()
    const store = await database.open({ clock })
    const backEnd = createBackEnd(store, clock, { SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') })
    const { key, recoveryCodes } = await enableTwoStep(await backEnd.signUp({ account: ACCOUNT }), backEnd)
    const answer = await secondStep(backEnd, authenticatorCode(key, clock.now()))
    expect(answer).toMatchObject({ code: 200 })
    const [kept] = await store.query<{ secret: string }>('SELECT secret FROM two_step')
    expect(kept?.secret).toMatch(/^v1:/)
    const codes = await store.query<{ code_hash: string }>('SELECT code_hash FROM recovery_codes')
    expect(codes).toHaveLength(10)
    const everything = JSON.stringify([codes, backEnd.logged()])
    for (const secret of [key, ...recoveryCodes]) expect(everything).not.toContain(secret)
    await store.close()
  })
})
