import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.ts'
import { add, subtract } from '#src/lib/money/money.ts'
import { itWithBackEnd, type Fields, type Person } from '#tests/support/back-end.ts'

interface Subject {
  readonly preview: OperationId
  /** All but the field whose limits are tried. */
  readonly request: Fields
  readonly field: string
  /** The smallest step of the field. */
  readonly step: string
}

/** Limits of what is sent, not of what follows from it. */
const SUBJECTS: readonly Subject[] = [
  {
    preview: 'previewQuickOrder',
    request: { productType: 1, productCode: 'AAPL', exchangeType: 1, optionId: 10 },
    field: 'stake',
    step: '0.01',
  },
  { preview: 'previewPledge', request: { productId: 102 }, field: 'amount', step: '0.01' },
  { preview: 'previewMining', request: { productId: 201 }, field: 'amount', step: '0.01' },
  {
    preview: 'previewExchange',
    request: { fromCurrencyId: 3, toCurrencyId: 6 },
    field: 'amount',
    step: '0.01',
  },
  { preview: 'previewLoan', request: { productId: 303 }, field: 'amount', step: '0.01' },
  { preview: 'previewWithdrawal', request: { channelId: 2 }, field: 'amount', step: '0.000001' },
]

interface Preview {
  readonly dailyRate: string
  readonly earlyRate: string
  readonly startsAt: number
  readonly problem: { field: string; msg: string; params: Readonly<Record<string, string>> } | null
}

const HUGE = '1000000000'

/** Previews with one value of the field after the other. */
function previewsOf(member: Person, { preview, request, field }: Subject) {
  return async (value: string) => {
    const { code, data } = await member.call(preview, { body: { ...request, [field]: value } })
    expect(code, `${field} ${value}`).toBe(200)
    // The answers of all previews have these fields, under types of their own.
    return data as unknown as Preview
  }
}

describe('the limit that a preview names', () => {
  for (const subject of SUBJECTS) {
    const { preview, field, step } = subject
    itWithBackEnd(`is allowed itself, and one step beyond it is not: ${preview}`, async ({ signUp }) => {
      const previewOf = previewsOf(await signUp({ money: '5000' }), subject)
      const highest = (await previewOf(HUGE)).problem
      expect(highest).toMatchObject({ field, msg: 'hint_above_maximum', params: { currency: 'USDT' } })
      const { maximum = '' } = highest!.params
      expect((await previewOf(add(maximum, step))).problem).toEqual(highest)
      expect((await previewOf(maximum)).problem?.msg).not.toBe('hint_above_maximum')

      const lowest = (await previewOf(step)).problem
      expect(lowest).toMatchObject({ field, msg: 'hint_below_minimum', params: { currency: 'USDT' } })
      const { minimum = '' } = lowest!.params
      expect((await previewOf(subtract(minimum, step))).problem).toEqual(lowest)
      expect((await previewOf(minimum)).problem).toBeNull()
    })
  }

  const earning = [
    ['previewPledge', 'placePledge'],
    ['previewMining', 'placeMiningOrder'],
  ] as const
  for (const [preview, place] of earning) {
    itWithBackEnd(`counts what the person has already bought: ${place}`, async ({ signUp }) => {
      const member = await signUp({ money: '80000' })
      const subject = SUBJECTS.find(one => one.preview === preview)!
      const previewOf = previewsOf(member, subject)
      const { dailyRate, earlyRate, startsAt, problem } = await previewOf(HUGE)
      const { maximum = '' } = problem!.params
      for (const amount of [maximum, '7000.5']) {
        const terms = { dailyRate, earlyRate, startsAt, idempotencyKey: randomUUID() }
        const body = { ...subject.request, amount, ...terms }
        expect(await member.call(place, { body })).toMatchObject({ code: 200 })
      }

      const full = (await previewOf(maximum)).problem
      expect(full).toMatchObject({ field: 'amount', msg: 'hint_earning_person_limit' })
      const { left = '', limit = '' } = full!.params
      expect(left).toBe(subtract(limit, add(maximum, '7000.5')))
      expect((await previewOf(add(left, '0.01'))).problem).toEqual(full)
      expect((await previewOf(left)).problem?.msg).toBe('hint_insufficient_balance')
    })
  }
})

describe('the price that a preview of a contract order names', () => {
  const CONTRACT = { productType: 2, productCode: 'BTC', leverage: 10, quantity: '0.01', orderType: 'limit' }
  const LIMIT = '50000'

  /** Previews with other fields. */
  const previewsWith = (member: Person) => async (fields: Fields) => {
    const { code, data } = await member.call('previewContractOrder', { body: { ...CONTRACT, ...fields } })
    expect(code).toBe(200)
    // The same.
    return data as unknown as Preview & { readonly liquidationPrice: string | null }
  }

  itWithBackEnd('is a step that is kept, for each price', async ({ signUp }) => {
    const previewOf = previewsWith(await signUp({ money: '5000' }))
    const long = { direction: 'long', limitPrice: LIMIT }
    for (const [field, above] of [
      ['limitPrice', '50000'],
      ['takeProfit', '60000'],
      ['stopLoss', '49000'],
    ] as const) {
      const { problem } = await previewOf({ ...long, [field]: add(above, '0.000001') })
      expect(problem).toMatchObject({ field, msg: 'hint_off_step' })
      const { step = '' } = problem!.params
      expect((await previewOf({ ...long, [field]: add(above, step) })).problem, field).toBeNull()
    }
  })

  itWithBackEnd('is beyond a take profit or stop loss, whichever the direction', async ({ signUp }) => {
    const previewOf = previewsWith(await signUp({ money: '5000' }))
    // A limit above the market keeps a short order open, one below it a long one.
    for (const [direction, limitPrice, better, worse] of [
      ['long', '50000', add, subtract],
      ['short', '200000', subtract, add],
    ] as const) {
      const order = { direction, limitPrice }
      const { liquidationPrice, problem } = await previewOf(order)
      expect(problem).toBeNull()
      const isLong = direction === 'long'
      for (const [field, bound, msg, inside] of [
        ['takeProfit', limitPrice, isLong ? 'hint_exit_not_above' : 'hint_exit_not_below', better],
        ['stopLoss', limitPrice, isLong ? 'hint_exit_not_below' : 'hint_exit_not_above', worse],
        ['stopLoss', liquidationPrice!, 'hint_exit_behind_liquidation', better],
      ] as const) {
        const at = await previewOf({ ...order, [field]: bound })
        expect(at.problem, `${direction} ${field}`).toEqual({ field, msg, params: { price: bound } })
        expect((await previewOf({ ...order, [field]: inside(bound, '0.01') })).problem).toBeNull()
      }
    }
  })

  itWithBackEnd('is the lowest limit of a short order', async ({ signUp }) => {
    const previewOf = previewsWith(await signUp({ money: '5000' }))
    const below = (await previewOf({ direction: 'short', limitPrice: LIMIT })).problem
    expect(below).toMatchObject({ field: 'limitPrice', msg: 'hint_below_minimum' })
    const { minimum = '' } = below!.params
    const short = (limitPrice: string) => previewOf({ direction: 'short', limitPrice })
    expect((await short(minimum)).problem).toBeNull()
    expect((await short(subtract(minimum, '0.01'))).problem).toEqual(below)
  })
})
