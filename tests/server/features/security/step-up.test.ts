/** The step-up: a session whose person was confirmed within the last five minutes. */
import { describe, expect } from 'vitest'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { PASSWORD, itWithBackEnd, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { addPasskey, stepUpOptions } from '#tests/support/features/passkey.ts'
import { authenticatorCode, enableTwoStep } from '#tests/support/features/two-step.ts'
import { BITCOIN_ADDRESS } from '#tests/support/features/withdraw.ts'

const STEP_UP_NEEDED = { code: 460, msg: 'hint_step_up_needed' }
const SECOND_CODE_NEEDED = { code: 422, msg: 'hint_second_code_needed', params: { field: 'code' } }
const REJECTED = { code: 460, msg: 'hint_passkey_rejected' }

const addAddress = (member: Person) =>
  member.call('bindWalletAddress', {
    body: { currencyId: 1, addressType: 'BTC', address: BITCOIN_ADDRESS },
  })

/** An account whose sign-in was longer ago than a step-up lasts. */
async function signedUpEarlier(backEnd: BackEnd, options?: { account: string }): Promise<Person> {
  const member = await backEnd.signUp(options)
  backEnd.clock.advance(5 * MINUTE)
  return member
}

describe('a new withdrawal address', () => {
  itWithBackEnd('needs the password when the sign-in was more than five minutes ago', async backEnd => {
    const member = await backEnd.signUp()
    backEnd.clock.advance(5 * MINUTE - 1)
    expect(await addAddress(member)).toMatchObject({ code: 200 })
    backEnd.clock.advance(1)
    expect(await addAddress(member)).toEqual(STEP_UP_NEEDED)
    const { data } = await member.get('confirmStepUp', { body: { password: PASSWORD } })
    expect(data.until).toBe(backEnd.clock.now() + 5 * MINUTE)
    expect(await addAddress(member)).not.toEqual(STEP_UP_NEEDED)
    backEnd.clock.advance(5 * MINUTE)
    expect(await addAddress(member)).toEqual(STEP_UP_NEEDED)
  })

  itWithBackEnd('needs a code or a passkey where two-step verification is on', async backEnd => {
    const member = await backEnd.signUp()
    const { authenticator } = await addPasskey(member)
    const { key } = await enableTwoStep(member, backEnd)
    expect(await addAddress(member)).toEqual(SECOND_CODE_NEEDED)
    expect(await member.call('confirmStepUp', { body: { password: PASSWORD } })).toEqual(SECOND_CODE_NEEDED)
    const code = authenticatorCode(key, backEnd.clock.now())
    await member.get('confirmStepUp', { body: { code } })
    expect(await addAddress(member)).toMatchObject({ code: 200 })
    backEnd.clock.advance(5 * MINUTE)
    expect(await member.call('confirmStepUp', { body: { code } })).toMatchObject({
      msg: 'hint_wrong_second_code',
    })
    expect(await addAddress(member)).toEqual(SECOND_CODE_NEEDED)
    const credential = authenticator.get(await stepUpOptions(member))
    await member.get('confirmStepUp', { body: { credential } })
    expect(await addAddress(member)).not.toEqual(SECOND_CODE_NEEDED)
  })

  itWithBackEnd('is not confirmed by another session of the same account', async backEnd => {
    const account = 'ana@example.com'
    const member = await signedUpEarlier(backEnd, { account })
    await backEnd.guest.get('login', { body: { account, password: PASSWORD } })
    expect(await addAddress(member)).toEqual(STEP_UP_NEEDED)
  })
})

describe('a step-up', () => {
  itWithBackEnd('takes a passkey of its own account only, and each answer once', async backEnd => {
    const member = await backEnd.signUp()
    const { authenticator } = await addPasskey(member)
    const thief = await addPasskey(await backEnd.signUp())
    backEnd.clock.advance(5 * MINUTE)
    const foreign = thief.authenticator.get(await stepUpOptions(member))
    expect(await member.call('confirmStepUp', { body: { credential: foreign } })).toEqual(REJECTED)
    expect(await addAddress(member)).toEqual(STEP_UP_NEEDED)
    const credential = authenticator.get(await stepUpOptions(member))
    await member.get('confirmStepUp', { body: { credential } })
    expect(await member.call('confirmStepUp', { body: { credential } })).toEqual(REJECTED)
  })

  itWithBackEnd('does not take the answer to a sign-in', async backEnd => {
    const member = await backEnd.signUp()
    const { authenticator } = await addPasskey(member)
    const { data } = await backEnd.guest.get('beginPasskeySignIn')
    const credential = authenticator.get(data.options)
    expect(await member.call('confirmStepUp', { body: { credential } })).toEqual(REJECTED)
  })

  itWithBackEnd('locks after five wrong passwords, and after five wrong codes', async backEnd => {
    const member = await backEnd.signUp()
    const guess = (body: Record<string, string>) => member.call('confirmStepUp', { body })
    // oxlint-disable-next-line no-await-in-loop -- each attempt counts after the one before.
    for (let time = 0; time < 4; time++) await guess({ password: `wrong${time}` })
    expect(await guess({ password: 'wrong' })).toMatchObject({ code: 423, msg: 'hint_password_locked' })
    expect(await guess({ password: PASSWORD })).toMatchObject({ code: 423 })
    const other = await backEnd.signUp()
    await enableTwoStep(other, backEnd)
    const guessCode = () => other.call('confirmStepUp', { body: { code: '000000' } })
    // oxlint-disable-next-line no-await-in-loop -- each attempt counts after the one before.
    for (let time = 0; time < 4; time++) await guessCode()
    expect(await guessCode()).toMatchObject({ code: 423, msg: 'hint_two_step_locked' })
  })

  itWithBackEnd('with no proof at all is a wrong password', async backEnd => {
    const member = await backEnd.signUp()
    expect(await member.call('confirmStepUp')).toMatchObject({ code: 422, msg: 'hint_wrong_password' })
  })

  itWithBackEnd('by the password before does not count once two-step verification is on', async backEnd => {
    const member = await backEnd.signUp()
    await member.get('confirmStepUp', { body: { password: PASSWORD } })
    await enableTwoStep(member, backEnd)
    expect(await addAddress(member)).toEqual(SECOND_CODE_NEEDED)
  })

  itWithBackEnd('with a passkey takes the place of the code of a withdrawal password', async backEnd => {
    const member = await backEnd.signUp()
    const { authenticator } = await addPasskey(member)
    await enableTwoStep(member, backEnd)
    const set = () =>
      member.call('setWithdrawPassword', { body: { password: PASSWORD, withdrawPassword: '258013' } })
    expect(await set()).toEqual(SECOND_CODE_NEEDED)
    const credential = authenticator.get(await stepUpOptions(member))
    await member.get('confirmStepUp', { body: { credential } })
    expect(await set()).toMatchObject({ code: 200 })
  })
})

describe('the export of the account', () => {
  const exportSessions = (member: Person) =>
    member.call('exportPart', { query: { part: 'sessions', pageNum: 1, pageSize: 20 } })

  itWithBackEnd('takes a confirmed session, for each page', async backEnd => {
    const member = await signedUpEarlier(backEnd)
    expect(await exportSessions(member)).toEqual(STEP_UP_NEEDED)
    await member.get('confirmStepUp', { body: { password: PASSWORD } })
    expect(await exportSessions(member)).toMatchObject({ code: 200, total: 1 })
    backEnd.clock.advance(5 * MINUTE)
    expect(await exportSessions(member)).toEqual(STEP_UP_NEEDED)
  })

  itWithBackEnd('takes the second step where two-step verification is on', async backEnd => {
    const member = await backEnd.signUp()
    const { key } = await enableTwoStep(member, backEnd)
    backEnd.clock.advance(5 * MINUTE)
    expect(await exportSessions(member)).toEqual(SECOND_CODE_NEEDED)
    const code = authenticatorCode(key, backEnd.clock.now())
    await member.get('confirmStepUp', { body: { code } })
    expect(await exportSessions(member)).toMatchObject({ code: 200 })
  })
})
