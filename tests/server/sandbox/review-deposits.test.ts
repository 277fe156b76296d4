import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { decideDeposit } from '#server/sandbox/review-deposits.ts'
import { itWithBackEnd, picture, type Fields, type Person } from '#tests/support/back-end.ts'

type Waiting = Parameters<typeof decideDeposit>[0]

const waiting = (change: Partial<Waiting>): Waiting => ({
  id: '1',
  channelId: 1,
  channelType: 'sandbox',
  currencyId: 3,
  amount: '100',
  fee: '0',
  credited: '100',
  productId: null,
  price: null,
  priceTime: null,
  value: null,
  status: 'pending',
  reason: null,
  proofId: null,
  confirmations: 0,
  confirmationsNeeded: 0,
  payUntil: null,
  createdAt: 0,
  pendingSince: 0,
  reviewedAt: null,
  ...change,
})
const chain = { channelType: 'chain', confirmationsNeeded: 3 } as const
const approve = { approve: true }
const reject = (reason: string) => ({ reject: `hint_deposit_${reason}` })

it.each([
  [{}, 2_999, undefined],
  [{}, 3_000, approve],
  [{ amount: '100.13' }, 3_000, reject('rejected')],
  [{ amount: '100.17' }, 3_000, approve],
  [{ channelType: 'bank' }, 5_999, undefined],
  [{ channelType: 'bank' }, 6_000, approve],
  [{ channelType: 'bank', amount: '50.17' }, 6_000, reject('proof_unreadable')],
  [{ channelType: 'bank', amount: '50.13' }, 6_000, reject('rejected')],
  [chain, 1_499, undefined],
  [chain, 1_500, { confirmations: 1 }],
  [{ ...chain, confirmations: 1 }, 2_999, undefined],
  [{ ...chain, confirmations: 1 }, 3_000, { confirmations: 2 }],
  [{ ...chain, confirmations: 2 }, 4_500, approve],
  [{ ...chain, amount: '10.19' }, 1_499, undefined],
  [{ ...chain, amount: '10.19' }, 1_500, reject('wrong_network')],
  [{ ...chain, amount: '10.13' }, 1_500, reject('rejected')],
  [{ channelType: 'online' }, 3_000, approve],
] as const)('deposit review decides by its published rules: %j after %i ms', (deposit, waited, decision) => {
  expect(decideDeposit(waiting(deposit), waited, 3_000)).toEqual(decision)
})

it('deposit review decides at once without a delay', () => {
  expect(decideDeposit(waiting(chain), 0, 0)).toEqual(approve)
})

async function ask(member: Person, fields: Fields) {
  const body = { amount: '100', idempotencyKey: randomUUID(), ...fields }
  return (await member.get('createDeposit', { body })).data
}

itWithBackEnd('deposit review leads every kind of deposit to its entries, step by step', async backEnd => {
  const { clock, reviewDeposits: review } = backEnd
  const member = await backEnd.signUp()
  const proof = await member.get('uploadFile', { body: { purpose: 'deposit-proof' }, file: picture() })
  const bank = await ask(member, { channelId: 2, proofId: proof.data.id })
  const chained = await ask(member, { channelId: 3 })
  const online = await ask(member, { channelId: 5 })
  const stateOf = async ({ id }: { id: string }) => {
    const { data } = await member.get('getDeposit', { query: { id } })
    return [data.status, data.confirmations]
  }
  clock.advance(1_500)
  expect(await review()).toBe(1)
  expect(await stateOf(chained)).toEqual(['pending', 1])
  await member.get('payDeposit', { body: { id: online.id, outcome: 'paid', idempotencyKey: randomUUID() } })
  clock.advance(3_000)
  expect(await review()).toBe(2)
  expect(await stateOf(chained)).toEqual(['approved', 3])
  expect(await stateOf(online)).toEqual(['approved', 0])
  expect(await stateOf(bank)).toEqual(['pending', 0])
  clock.advance(1_500)
  expect(await review()).toBe(1)
  const { rows } = await member.get('listLedgerEntries', { query: { pageNum: 1, pageSize: 20 } })
  expect(rows.map(({ type, amount, referenceId }) => [type, amount, referenceId])).toEqual([
    ['fee', '-0.1', bank.id],
    ['deposit', '100', bank.id],
    ['fee', '-1.5', online.id],
    ['deposit', '100', online.id],
    ['deposit', '100', chained.id],
  ])
  expect(await verifyLedger(backEnd.services.store)).toEqual([])
})

itWithBackEnd(
  'deposit review expires an unpaid online deposit and sends a message',
  async ({ signUp, clock, reviewDeposits: review }) => {
    const member = await signUp()
    const { id } = await ask(member, { channelId: 5 })
    clock.advance(30 * 60_000 - 1)
    expect(await review()).toBe(0)
    clock.advance(1)
    expect(await review()).toBe(1)
    expect((await member.get('getDeposit', { query: { id } })).data).toMatchObject({
      status: 'rejected',
      reason: 'hint_payment_expired',
      credited: '0',
    })
  },
)

itWithBackEnd('deposit of another account is reported as not found', async ({ signUp }) => {
  const [ana, ben] = [await signUp(), await signUp()]
  const { id } = await ask(ana, { channelId: 5 })
  const unknown = { code: 460, msg: 'hint_deposit_unknown' }
  const key = () => ({ idempotencyKey: randomUUID() })
  for (const other of [id, '7321480000000001']) {
    expect(await ben.call('getDeposit', { query: { id: other } })).toEqual(unknown)
    expect(await ben.call('cancelDeposit', { body: { id: other, ...key() } })).toEqual(unknown)
    expect(await ben.call('payDeposit', { body: { id: other, outcome: 'paid', ...key() } })).toEqual(unknown)
  }
})

itWithBackEnd('deposit accepts a picture only where one is required', async ({ signUp }) => {
  const member = await signUp()
  const { data } = await member.get('uploadFile', { body: { purpose: 'deposit-proof' }, file: picture() })
  const body = { channelId: 1, amount: '100', proofId: data.id, idempotencyKey: randomUUID() }
  expect(await member.call('createDeposit', { body })).toMatchObject({ params: { field: 'proofId' } })
})
