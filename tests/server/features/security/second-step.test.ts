/** Operations that require a second-step code (M16). */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import {
  PASSWORD,
  createBackEnd,
  requestOf,
  spec,
  type Answer,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { SECOND_CODE_FIELDS, withSecondStepCodes } from '#tests/support/specification/second-step-codes.ts'
import { authenticatorCode, enableTwoStep } from '#tests/support/features/two-step.ts'
import {
  BITCOIN_ADDRESS,
  WITHDRAW_PASSWORD,
  setWithdrawPassword,
  bindTronAddress,
} from '#tests/support/features/withdraw.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const SPEC = withSecondStepCodes(spec)
const OTHER_PIN = '975310'

type CodeOperation = keyof typeof SECOND_CODE_FIELDS

/** The body of each operation without the code, after creating what it needs. */
const BODIES: Readonly<Record<CodeOperation, (member: Person) => Promise<Fields>>> = {
  changePassword: async () => ({ oldPassword: PASSWORD, newPassword: 'skylark2' }),
  setWithdrawPassword: async () => ({ password: PASSWORD, withdrawPassword: WITHDRAW_PASSWORD }),
  changeWithdrawPassword: async member => {
    await setWithdrawPassword(member)
    return { withdrawPassword: WITHDRAW_PASSWORD, newWithdrawPassword: OTHER_PIN }
  },
  resetWithdrawPassword: async member => {
    await setWithdrawPassword(member)
    const { data } = await member.get('sendWithdrawPasswordCode')
    return { password: PASSWORD, code: String(data.sandboxCode), withdrawPassword: OTHER_PIN }
  },
  createWithdrawal: async member => {
    await setWithdrawPassword(member)
    const targetId = await bindTronAddress(member)
    const terms = { amount: '100', channelId: 2, targetId, previewArrives: '0' }
    return { ...terms, withdrawPassword: WITHDRAW_PASSWORD, idempotencyKey: randomUUID() }
  },
  bindBankCard: async () => ({
    properties: '{"bankName":"Harbour","accountName":"Ana","cardNumber":"4111111111111111"}',
  }),
  bindWalletAddress: async () => ({ currencyId: 1, addressType: 'BTC', address: BITCOIN_ADDRESS }),
}

interface TwoStepContext {
  readonly backEnd: BackEnd
  readonly member: Person
  call(id: OperationId, body: Fields): Promise<Answer>
}

const itWithTwoStep = (title: string, test: (scene: TwoStepContext) => Promise<void>) =>
  itWithStore(title, async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const app = createApp({ ...backEnd.services, spec: SPEC })
    const member = await backEnd.signUp({ money: '1000' })
    const call = async (id: OperationId, body: Fields) => {
      const request = requestOf(id, { body, headers: { Authorization: member.token } })
      return (await (await app.request(...request)).json()) as Answer
    }
    await test({ backEnd, member, call })
  })

describe('with two-step verification on', () => {
  for (const [id, field] of Object.entries(SECOND_CODE_FIELDS) as [CodeOperation, string][]) {
    itWithTwoStep(`${id} requires a code and does not count a missing one as wrong (M16)`, async scene => {
      const { backEnd, member, call } = scene
      const body = await BODIES[id](member)
      const { recoveryCodes } = await enableTwoStep(member, backEnd)
      const needed = { code: 422, msg: 'hint_second_code_needed', params: { field } }
      for (let time = 0; time < 6; time++) expect(await call(id, body)).toEqual(needed)
      const wrong = { code: 422, msg: 'hint_wrong_second_code', params: { field, left: '4' } }
      expect(await call(id, { ...body, [field]: '000000' })).toEqual(wrong)
      expect(await call(id, { ...body, [field]: recoveryCodes[0] })).toMatchObject({ code: 200 })
    })
  }

  itWithTwoStep('a repeated withdrawal needs no code (M16)', async ({ backEnd, member, call }) => {
    const body = await BODIES.createWithdrawal(member)
    const { recoveryCodes } = await enableTwoStep(member, backEnd)
    const asked = { ...body, code: recoveryCodes[0] }
    const first = await call('createWithdrawal', asked)
    expect(first).toMatchObject({ code: 200 })
    expect(await call('createWithdrawal', asked)).toEqual(first)
  })
})

describe('first withdrawal password', () => {
  const first = { password: PASSWORD, withdrawPassword: WITHDRAW_PASSWORD }

  itWithTwoStep(
    'blocks withdrawals for a day, as a reset one does (M16)',
    async ({ backEnd, member, call }) => {
      const { clock } = backEnd
      const until = clock.now() + 24 * HOUR
      expect(await call('setWithdrawPassword', first)).toMatchObject({ data: { withdrawalsFrom: until } })
      const targetId = await bindTronAddress(member)
      const terms = { amount: '100', channelId: 2, targetId, previewArrives: '0' }
      const asked = { ...terms, withdrawPassword: WITHDRAW_PASSWORD, idempotencyKey: randomUUID() }
      const resting = { code: 460, msg: 'hint_withdraw_resting', params: { hours: '24' } }
      expect(await call('createWithdrawal', asked)).toEqual(resting)
      clock.advance(24 * HOUR)
      expect(await call('createWithdrawal', asked)).toMatchObject({ code: 200 })
    },
  )

  itWithTwoStep('blocks nothing where two-step verification has been on for a day (M16)', async scene => {
    const { backEnd, member, call } = scene
    const { key } = await enableTwoStep(member, backEnd)
    backEnd.clock.advance(24 * HOUR)
    const code = authenticatorCode(key, backEnd.clock.now())
    const answer = await call('setWithdrawPassword', { ...first, code })
    expect(answer).toMatchObject({ data: { isSet: true, withdrawalsFrom: null } })
  })

  itWithTwoStep(
    'blocks withdrawals when two-step verification was switched off just before (M16)',
    async scene => {
      const { backEnd, member, call } = scene
      const { key } = await enableTwoStep(member, backEnd)
      const code = authenticatorCode(key, backEnd.clock.now())
      const answer = await call('setWithdrawPassword', { ...first, code })
      expect(answer.data).toMatchObject({ withdrawalsFrom: backEnd.clock.now() + 24 * HOUR })
    },
  )
})
