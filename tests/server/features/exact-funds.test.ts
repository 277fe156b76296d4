import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { subtract } from '#src/lib/money/money.ts'
import { itWithBackEnd, type Fields, type Person } from '#tests/support/back-end.ts'
import { openOffer } from '#tests/support/features/new-shares.ts'
import { withdrawalFields } from '#tests/support/features/withdraw.ts'
import { CHANNEL } from './customer.ts'

type Data = Readonly<Record<string, string | number>>

/** An operation that takes money, with what it previews. */
interface Purchase {
  readonly title: string
  readonly preview: OperationId
  readonly place: OperationId
  readonly request: Fields | ((person: Person) => Promise<Fields>)
  /** The field of the preview that says what is taken. */
  readonly cost: string
  /** Fields of the preview that are confirmed, by their names in the order. */
  readonly confirms?: Readonly<Record<string, string>>
  /** What else the order needs. */
  readonly needs?: (person: Person) => Promise<Fields>
}

const SPOT = { productType: 1, productCode: 'AAPL', exchangeType: 1, quantity: '2' }
const CONTRACT = { productType: 2, productCode: 'BTC', direction: 'long', leverage: 10, quantity: '0.01' }
const spot = { preview: 'previewSpotOrder', place: 'placeSpotOrder', cost: 'total' } as const
const contract = { preview: 'previewContractOrder', place: 'placeContractOrder', cost: 'total' } as const
const atPrice = { previewPrice: 'price' }
const earning = {
  cost: 'amount',
  confirms: { dailyRate: 'dailyRate', earlyRate: 'earlyRate', startsAt: 'startsAt' },
}

const PURCHASES: readonly Purchase[] = [
  { title: 'a spot order', ...spot, request: { ...SPOT, orderType: 'market' }, confirms: atPrice },
  {
    title: 'a limit order',
    ...spot,
    request: { ...SPOT, orderType: 'limit', limitPrice: '100' },
    confirms: atPrice,
  },
  { title: 'a contract', ...contract, request: { ...CONTRACT, orderType: 'market' }, confirms: atPrice },
  {
    title: 'a contract at a limit',
    ...contract,
    request: { ...CONTRACT, orderType: 'limit', limitPrice: '50000' },
    confirms: atPrice,
  },
  {
    title: 'a quick order',
    preview: 'previewQuickOrder',
    place: 'placeQuickOrder',
    request: { productType: 1, productCode: 'AAPL', exchangeType: 1, optionId: 10, stake: '50' },
    cost: 'total',
    confirms: { ...atPrice, payoutRate: 'payoutRate' },
  },
  {
    title: 'a pledge',
    preview: 'previewPledge',
    place: 'placePledge',
    request: { productId: 102, amount: '100.5' },
    ...earning,
  },
  {
    title: 'lock mining',
    preview: 'previewMining',
    place: 'placeMiningOrder',
    request: { productId: 201, amount: '100.5' },
    ...earning,
  },
  {
    title: 'an exchange',
    preview: 'previewExchange',
    place: 'createExchange',
    request: { fromCurrencyId: 3, toCurrencyId: 6, amount: '100.25' },
    cost: 'amount',
    confirms: { rateTime: 'rateTime', minReceived: 'received' },
  },
  {
    title: 'a subscription to new shares',
    preview: 'previewShareSubscription',
    place: 'subscribeToShares',
    request: async person => ({ offerId: (await openOffer(person)).id, lots: 2 }),
    cost: 'held',
  },
  {
    title: 'the security of a loan',
    preview: 'previewLoan',
    place: 'applyForLoan',
    request: { productId: 303, amount: '1000' },
    cost: 'security',
    confirms: {
      fee: 'fee',
      security: 'security',
      totalInterest: 'totalInterest',
      overdueRate: 'overdueRate',
    },
  },
  {
    title: 'a withdrawal',
    preview: 'previewWithdrawal',
    place: 'createWithdrawal',
    request: { channelId: 2, amount: '100.5' },
    cost: 'amount',
    confirms: { previewArrives: 'arrives' },
    needs: person => withdrawalFields(person),
  },
]

/** The smallest amount that is stored. */
const UNIT = '0.000001'
const WEALTH = '100000'

async function credit(person: Person, amount: string): Promise<void> {
  const { store } = person.services
  const { data } = await person.get('getUserInfo')
  const channel = { ...CHANNEL, decimals: 6, minAmount: UNIT, maxAmount: WEALTH }
  const request = { userId: BigInt(data.id), idempotencyKey: randomUUID(), channel, amount }
  const { id } = await store.execute(createDeposit, request)
  await store.execute(approveDeposit, { depositId: BigInt(id) })
}

const availableOf = async (person: Person) =>
  (await person.get('getUserBalance', { query: { currencyId: 3 } })).data.available

const SHORTAGE = 'hint_insufficient_balance'

describe('money to the last digit', () => {
  for (const { title, preview, place, request, cost, confirms = {}, needs } of PURCHASES) {
    itWithBackEnd(`is enough for ${title}, and a unit less is not`, async ({ signUp }) => {
      const [rich, exact, poor] = [await signUp(), await signUp(), await signUp()]
      await credit(rich, WEALTH)
      const fields = typeof request === 'function' ? await request(rich) : request
      const previewOf = async (person: Person) => {
        const { code, data } = await person.call(preview, { body: fields })
        expect(code).toBe(200)
        return data as Data
      }
      const offered = await previewOf(rich)
      const price = String(offered[cost])
      await credit(exact, price)
      await credit(poor, subtract(price, UNIT))
      const order = async (person: Person) => ({
        ...(await needs?.(person)),
        ...fields,
        ...Object.fromEntries(Object.entries(confirms).map(([name, field]) => [name, offered[field]])),
        idempotencyKey: randomUUID(),
      })

      expect(await previewOf(exact)).toMatchObject({ available: price, problem: null })
      expect(await exact.call(place, { body: await order(exact) })).toMatchObject({ code: 200 })
      expect(await availableOf(exact)).toBe('0')

      expect(await previewOf(poor)).toMatchObject({ problem: { msg: SHORTAGE } })
      expect(await poor.call(place, { body: await order(poor) })).toMatchObject({ msg: SHORTAGE })
      expect(await availableOf(poor)).toBe(subtract(price, UNIT))
    })
  }
})
