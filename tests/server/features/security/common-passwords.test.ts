import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { passwordError } from '#src/lib/validation/validators.ts'
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

const LIST = readFileSync('server/auth/common-passwords.txt', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

it('the list of passwords that many people have chosen has over 3,000 that the password rule allows', () => {
  expect(new Set(LIST.filter(password => passwordError(password) === null)).size).toBeGreaterThan(3000)
})

itWithBackEnd('a password of that list is refused as a new one, in any case', async ({ signUp }) => {
  const member = await signUp()
  for (const password of LIST.filter((_, index) => index % 400 === 0).flatMap(text => [
    text,
    text.toUpperCase(),
  ])) {
    const answer = await member.call('changePassword', {
      body: { oldPassword: PASSWORD, newPassword: password },
    })
    expect(answer, password).toMatchObject({ code: 422, msg: 'hint_password_common' })
  }
})
