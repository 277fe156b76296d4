/** Codes belong to the source that asked for them: strangers can neither use them up nor see them. */
import { describe, expect } from 'vitest'
import { itWithBackEnd, type Answer, type BackEnd } from '#tests/support/back-end.ts'
import { DEVICE, NEW_PASSWORD, signInOnDevice } from '#tests/support/features/recovery.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'

const ACCOUNT = 'ana@example.com'
const HOME = '198.51.100.7'
const STRANGER = '203.0.113.9'
const SETTINGS = { TRUST_PROXY: 'on' }
const WRONG = { code: 422, msg: 'hint_wrong_code' }

interface Client {
  readonly address: string
  readonly deviceId?: string
}

const headersOf = ({ address }: Client) => ({ 'X-Forwarded-For': address })

const requestCode = ({ guest }: BackEnd, client: Client): Promise<Answer> =>
  guest.call('sendPasswordCode', {
    body: { account: ACCOUNT, deviceId: client.deviceId },
    headers: headersOf(client),
  })

const recover = ({ guest }: BackEnd, code: string, client: Client): Promise<Answer> =>
  guest.call('resetPassword', {
    body: { account: ACCOUNT, code, password: NEW_PASSWORD, deviceId: client.deviceId },
    headers: headersOf(client),
  })

const codeIn = ({ data }: Answer) => (data as { sandboxCode: string }).sandboxCode
const addressOf = (index: number) => `192.0.2.${index + 1}`
/** The owner, at home on a known device. */
const OWNER = { address: HOME, deviceId: DEVICE }

async function openAccount(backEnd: BackEnd): Promise<void> {
  await backEnd.signUp({ account: ACCOUNT })
  await signInOnDevice(backEnd, ACCOUNT)
}

describe('the recovery code of a known device', () => {
  itWithBackEnd(
    'survives the wrong codes of strangers at fifty addresses, who have asked for codes of their own',
    async backEnd => {
      await openAccount(backEnd)
      const code = codeIn(await requestCode(backEnd, OWNER))
      for (let index = 0; index < 50; index++) {
        const stranger = { address: addressOf(index) }
        await requestCode(backEnd, stranger)
        for (let guess = 0; guess < 5; guess++) await recover(backEnd, '000000', stranger)
      }
      expect(await recover(backEnd, code, OWNER)).toMatchObject({ code: 200 })
    },
    SETTINGS,
  )

  itWithBackEnd(
    'has five tries of its own',
    async backEnd => {
      await openAccount(backEnd)
      const code = codeIn(await requestCode(backEnd, OWNER))
      for (let guess = 0; guess < 4; guess++) {
        expect(await recover(backEnd, '000000', OWNER)).toMatchObject(WRONG)
      }
      expect(await recover(backEnd, '000000', OWNER)).toMatchObject({ code: 423 })
      backEnd.clock.advance(9 * MINUTE)
      expect(await recover(backEnd, code, OWNER)).toMatchObject({ code: 423 })
    },
    SETTINGS,
  )

  itWithBackEnd(
    'is of no use to somebody else, and works from another address of the device',
    async backEnd => {
      await openAccount(backEnd)
      const code = codeIn(await requestCode(backEnd, OWNER))
      await requestCode(backEnd, { address: STRANGER })
      expect(await recover(backEnd, code, { address: STRANGER })).toMatchObject(WRONG)
      expect(await recover(backEnd, code, { ...OWNER, address: '198.51.100.8' })).toMatchObject({ code: 200 })
    },
    SETTINGS,
  )
})

describe('a stranger who asks for a recovery code', () => {
  itWithBackEnd(
    'cannot see that one is under way, and waits only for the last of the same address',
    async backEnd => {
      await openAccount(backEnd)
      const answersOf = async (address: string) => {
        const answers = [await requestCode(backEnd, { address }), await requestCode(backEnd, { address })]
        return answers.map(({ code, params }) => [code, params])
      }
      const before = await answersOf(STRANGER)
      expect(before).toEqual([
        [200, undefined],
        [429, { seconds: '60' }],
      ])
      await requestCode(backEnd, OWNER)
      expect(await answersOf('203.0.113.10')).toEqual(before)
    },
    SETTINGS,
  )

  itWithBackEnd(
    'cannot replace the one of somebody else',
    async backEnd => {
      await openAccount(backEnd)
      const code = codeIn(await requestCode(backEnd, OWNER))
      backEnd.clock.advance(MINUTE)
      await requestCode(backEnd, { address: STRANGER })
      expect(await recover(backEnd, code, OWNER)).toMatchObject({ code: 200 })
    },
    SETTINGS,
  )

  itWithBackEnd(
    'and a dozen like it with five guesses each day do not delay an unknown device of the owner',
    async backEnd => {
      await openAccount(backEnd)
      const atWork = { address: '198.51.100.200' }
      for (let day = 0; day < 4; day++) {
        for (let index = 0; index < 12; index++) {
          const stranger = { address: addressOf(index) }
          await requestCode(backEnd, stranger)
          for (let guess = 0; guess < 5; guess++) await recover(backEnd, '000000', stranger)
        }
        backEnd.clock.advance(DAY)
      }
      await requestCode(backEnd, atWork)
      // The sandbox does not show the code there: a wrong one is checked, not refused.
      expect(await recover(backEnd, '000000', atWork)).toMatchObject({ ...WRONG, params: { left: '4' } })
    },
    SETTINGS,
  )
})

describe('guesses at recovery codes', () => {
  itWithBackEnd(
    'are limited over all addresses, however many ask for codes',
    async backEnd => {
      await openAccount(backEnd)
      let checked = 0
      for (let index = 0; index < 60; index++) {
        const stranger = { address: addressOf(index) }
        await requestCode(backEnd, stranger)
        for (let guess = 0; guess < 4; guess++) {
          if ((await recover(backEnd, '000000', stranger)).code === 422) checked++
        }
      }
      expect(checked).toBe(101)
    },
    SETTINGS,
  )

  itWithBackEnd(
    'delay nobody when they are made without a code',
    async backEnd => {
      await openAccount(backEnd)
      for (let index = 0; index < 60; index++) {
        for (let guess = 0; guess < 4; guess++)
          await recover(backEnd, '000000', { address: addressOf(index) })
      }
      const atWork = { address: '198.51.100.200' }
      await requestCode(backEnd, atWork)
      expect(await recover(backEnd, '000000', atWork)).toMatchObject(WRONG)
    },
    SETTINGS,
  )
})

describe('the code of a registration', () => {
  const body = { account: ACCOUNT, purpose: 'register' }
  const registration = (code: string) => ({ account: ACCOUNT, code, password: 'skylark1' })

  itWithBackEnd(
    'survives the wrong codes and requests of a stranger, and works from another address of its device',
    async ({ guest, clock }) => {
      const sent = await guest.get('sendSignInCode', {
        body: { ...body, deviceId: DEVICE },
        headers: headersOf({ address: HOME }),
      })
      clock.advance(MINUTE)
      const headers = headersOf({ address: STRANGER })
      expect(await guest.call('sendSignInCode', { body, headers })).toMatchObject({ code: 200 })
      for (let guess = 0; guess < 6; guess++) {
        expect(await guest.call('register', { body: registration('000000'), headers })).toMatchObject(WRONG)
      }
      const own = { ...registration(sent.data.sandboxCode ?? ''), deviceId: DEVICE }
      const moved = headersOf({ address: '198.51.100.8' })
      expect(await guest.call('register', { body: own, headers: moved })).toMatchObject({ code: 200 })
    },
    SETTINGS,
  )
})
