import { expect } from 'vitest'
import { PASSWORD, itWithBackEnd } from '#tests/support/back-end.ts'

itWithBackEnd(
  'a common password is refused when registering, without using up the code',
  async ({ guest }) => {
    const account = 'ana@example.com'
    const sent = await guest.get('sendSignInCode', { body: { account, purpose: 'register' } })
    const body = { account, code: sent.data.sandboxCode ?? '' }
    const refused = { code: 422, msg: 'hint_password_common', params: { field: 'password' } }
    for (const password of [
      'password1',
      'P4ssw0rd99',
      'qwerty123',
      'a12345678',
      'Sunshine7',
      'abc123abc123',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would.
      expect(await guest.call('register', { body: { ...body, password } })).toEqual(refused)
    }
    expect(await guest.call('register', { body: { ...body, password: PASSWORD } })).toMatchObject({
      code: 200,
    })
  },
)

itWithBackEnd('a common password is refused as a new one', async ({ signUp }) => {
  const member = await signUp()
  const change = { oldPassword: PASSWORD, newPassword: 'Iloveyou2' }
  expect(await member.call('changePassword', { body: change })).toEqual({
    code: 422,
    msg: 'hint_password_common',
    params: { field: 'newPassword' },
  })
})
