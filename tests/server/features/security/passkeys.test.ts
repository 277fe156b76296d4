/** Passkeys: adding, signing in, and what an attacker tries. */
import { describe, expect } from 'vitest'
import { SoftwareAuthenticator, type Circumstances } from '#contracts/reference/software-authenticator.ts'
import { HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { PASSWORD, itWithBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { addPasskey } from '#tests/support/features/passkey.ts'
import { enableTwoStep } from '#tests/support/features/two-step.ts'

const REJECTED = { code: 460, msg: 'hint_passkey_rejected' }

const optionsToSignIn = async ({ guest }: BackEnd, challenge?: string) =>
  (await guest.get('beginPasskeySignIn', { body: { challenge } })).data.options

const signIn = ({ guest }: BackEnd, credential: string) =>
  guest.call('signInWithPasskey', { body: { credential } })

/** What an attacker can change of an otherwise right answer. */
const FORGED: readonly (readonly [string, Circumstances])[] = [
  ['from a page of another origin', { origin: 'https://fairline.example.evil.test' }],
  ['for another domain', { rpId: 'evil.test' }],
  ['whose person was not verified', { isVerified: false }],
]

describe('a passkey', () => {
  itWithBackEnd('signs in without account or password, and is listed with its use', async backEnd => {
    const member = await backEnd.signUp({ account: 'ana@example.com' })
    const { authenticator } = await addPasskey(member)
    const answer = await signIn(backEnd, authenticator.get(await optionsToSignIn(backEnd)))
    expect(answer).toMatchObject({ code: 200, data: { userInfo: { account: 'ana@example.com' } } })
    const { rows } = await member.get('listPasskeys')
    expect(rows).toMatchObject([{ name: 'Phone', lastUsedAt: backEnd.clock.now(), isSynced: false }])
    const messages = await member.get('listMessages', { query: { pageNum: 1, pageSize: 20 } })
    expect(messages.rows.map(({ kind }) => kind)).toContain('passkey_added')
  })

  itWithBackEnd('works in place of the code after the password, for that account only', async backEnd => {
    const account = 'ana@example.com'
    const member = await backEnd.signUp({ account })
    const { authenticator } = await addPasskey(member)
    await enableTwoStep(member, backEnd)
    const other = await addPasskey(await backEnd.signUp())
    const { params } = await backEnd.guest.call('login', { body: { account, password: PASSWORD } })
    const challenge = params?.['challenge']
    const foreign = other.authenticator.get(await optionsToSignIn(backEnd, challenge))
    expect(await signIn(backEnd, foreign)).toEqual(REJECTED)
    const own = authenticator.get(await optionsToSignIn(backEnd, challenge))
    expect(await signIn(backEnd, own)).toMatchObject({ code: 200, data: { userInfo: { account } } })
  })

  itWithBackEnd('is not offered as the second step of an account that has none', async backEnd => {
    const account = 'ana@example.com'
    await enableTwoStep(await backEnd.signUp({ account }), backEnd)
    const { params } = await backEnd.guest.call('login', { body: { account, password: PASSWORD } })
    const asked = { body: { challenge: params?.['challenge'] } }
    expect(await backEnd.guest.call('beginPasskeySignIn', asked)).toMatchObject({
      msg: 'hint_passkey_unknown',
    })
  })

  itWithBackEnd('opens nothing once it is removed, or its account is closed', async backEnd => {
    const member = await backEnd.signUp()
    const [first, second] = [await addPasskey(member), await addPasskey(member, 'Laptop')]
    await member.get('removePasskey', { body: { id: first.id } })
    const removed = first.authenticator.get(await optionsToSignIn(backEnd))
    expect(await signIn(backEnd, removed)).toEqual(REJECTED)
    await member.get('closeAccount', { body: { password: PASSWORD, confirmation: 'close' } })
    expect(await signIn(backEnd, second.authenticator.get(await optionsToSignIn(backEnd)))).toEqual(REJECTED)
  })

  itWithBackEnd('can be renamed and removed by its owner only', async backEnd => {
    const { id } = await addPasskey(await backEnd.signUp())
    const stranger = await backEnd.signUp()
    const unknown = { code: 460, msg: 'hint_passkey_unknown' }
    expect(await stranger.call('renamePasskey', { body: { id, name: 'Mine' } })).toEqual(unknown)
    expect(await stranger.call('removePasskey', { body: { id } })).toEqual(unknown)
  })
})

describe('an answer of a passkey is rejected', () => {
  for (const [title, circumstances] of FORGED) {
    itWithBackEnd(`${title}, at a sign-in and when it is added`, async backEnd => {
      const member = await backEnd.signUp()
      const { authenticator } = await addPasskey(member)
      const forged = authenticator.get(await optionsToSignIn(backEnd), circumstances)
      expect(await signIn(backEnd, forged)).toEqual(REJECTED)
      const { data } = await member.get('beginPasskey')
      const credential = new SoftwareAuthenticator().create(data.options, circumstances)
      expect(await member.call('addPasskey', { body: { name: 'Phone', credential } })).toEqual(REJECTED)
    })
  }

  itWithBackEnd('the second time, also when both arrive at once', async backEnd => {
    const { authenticator } = await addPasskey(await backEnd.signUp())
    const credential = authenticator.get(await optionsToSignIn(backEnd))
    const answers = await Promise.all([1, 2, 3].map(() => signIn(backEnd, credential)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 460, 460])
    expect(await signIn(backEnd, credential)).toEqual(REJECTED)
  })

  itWithBackEnd('five minutes after its challenge', async backEnd => {
    const { authenticator } = await addPasskey(await backEnd.signUp())
    const credential = authenticator.get(await optionsToSignIn(backEnd))
    backEnd.clock.advance(5 * MINUTE)
    expect(await signIn(backEnd, credential)).toEqual(REJECTED)
  })

  itWithBackEnd('for a challenge of its own, or one of another purpose', async backEnd => {
    const member = await backEnd.signUp()
    const { authenticator } = await addPasskey(member)
    const invented = JSON.stringify({ challenge: 'A'.repeat(43) })
    expect(await signIn(backEnd, authenticator.get(invented))).toEqual(REJECTED)
    const { data } = await member.get('beginStepUp')
    expect(await signIn(backEnd, authenticator.get(data.options!))).toEqual(REJECTED)
    const { data: begun } = await member.get('beginPasskey')
    expect(await signIn(backEnd, authenticator.get(begun.options))).toEqual(REJECTED)
  })

  itWithBackEnd('when its count goes back, as that of a copied key does', async backEnd => {
    const { authenticator } = await addPasskey(await backEnd.signUp())
    const answerWith = async (signCount: number) =>
      signIn(backEnd, authenticator.get(await optionsToSignIn(backEnd), { signCount }))
    expect(await answerWith(7)).toMatchObject({ code: 200 })
    expect(await answerWith(7)).toEqual(REJECTED)
    expect(await answerWith(3)).toEqual(REJECTED)
    expect(await answerWith(8)).toMatchObject({ code: 200 })
  })

  itWithBackEnd('when it is added for a challenge of another account', async backEnd => {
    const [member, thief] = [await backEnd.signUp(), await backEnd.signUp()]
    const { data } = await member.get('beginPasskey')
    const credential = new SoftwareAuthenticator().create(data.options)
    expect(await thief.call('addPasskey', { body: { name: 'Phone', credential } })).toEqual(REJECTED)
  })

  itWithBackEnd('when it is added twice, also by somebody else', async backEnd => {
    const [member, other] = [await backEnd.signUp(), await backEnd.signUp()]
    const { authenticator } = await addPasskey(member)
    for (const person of [member, other]) {
      // oxlint-disable-next-line no-await-in-loop -- each challenge is issued after the one before was used.
      const { data } = await person.get('beginPasskey')
      const body = { name: 'Phone', credential: authenticator.create(data.options) }
      // oxlint-disable-next-line no-await-in-loop -- the next challenge is issued after this one was used.
      expect(await person.call('addPasskey', { body })).toEqual(REJECTED)
    }
  })

  itWithBackEnd('whatever else it contains', async backEnd => {
    for (const credential of ['{}', '{"id":1}', '{"id":"AA","response":{"clientDataJSON":"%%%"}}']) {
      // oxlint-disable-next-line no-await-in-loop -- three short calls.
      expect(await signIn(backEnd, credential)).toEqual(REJECTED)
    }
  })
})

describe('adding a passkey', () => {
  itWithBackEnd('needs a confirmed session', async backEnd => {
    const member = await backEnd.signUp()
    backEnd.clock.advance(HOUR)
    expect(await member.call('beginPasskey')).toEqual({ code: 460, msg: 'hint_step_up_needed' })
    await enableTwoStep(member, backEnd)
    const needed = { code: 422, msg: 'hint_second_code_needed', params: { field: 'code' } }
    expect(await member.call('beginPasskey')).toEqual(needed)
  })

  itWithBackEnd('ends at twenty', async backEnd => {
    const member = await backEnd.signUp()
    // oxlint-disable-next-line no-await-in-loop -- each challenge is issued after the one before was used.
    for (let count = 0; count < 20; count++) await addPasskey(member)
    expect(await member.call('beginPasskey')).toEqual({ code: 460, msg: 'hint_passkey_limit' })
  })
})
