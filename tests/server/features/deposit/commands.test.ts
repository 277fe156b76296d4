import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { cancelDeposit, payDeposit } from '#server/features/deposit/commands.ts'
import { listUnpaidDeposits } from '#server/features/deposit/lists.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { balancesOf } from '../customer.ts'
import { BANK, ONLINE, change, requestDeposit, uploadPicture } from './support.ts'

itWithStore(
  'deposit outside the limits of its channel, or with more than two decimals, is refused [R5.4]',
  async store => {
    const refusal = (amount: string) => requestDeposit(store, { amount }).catch((error: unknown) => error)
    expect(await refusal('9.99')).toMatchObject({
      code: 'below_minimum',
      params: { field: 'amount', minimum: '10', currency: 'USDT' },
    })
    expect(await refusal('100000.01')).toMatchObject({
      code: 'above_maximum',
      params: { field: 'amount', maximum: '100000' },
    })
    for (const amount of ['10.001', '-10', '1e3', '', 'ten']) {
      expect(await refusal(amount), amount).toMatchObject({
        code: 'invalid_field',
        params: { field: 'amount' },
      })
    }
  },
)

itWithStore('deposit is created once when its request is repeated', async store => {
  const idempotencyKey = randomUUID()
  const [first, second] = await Promise.all([
    requestDeposit(store, { idempotencyKey }),
    requestDeposit(store, { idempotencyKey }),
  ])
  expect(second).toEqual(first)
  await expect(requestDeposit(store, { idempotencyKey, amount: '20' })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  })
})

itWithStore('bank transfer requires an unused picture of the account’s own', async store => {
  const needed = requestDeposit(store, { channel: BANK })
  await expect(needed).rejects.toMatchObject({ code: 'deposit_proof_needed', params: { field: 'proofId' } })
  const proofs = {
    'of somebody else': await uploadPicture(store, { userId: 2n }),
    'for something else': await uploadPicture(store, { purpose: 'identity' }),
  }
  for (const [why, { id }] of Object.entries(proofs)) {
    const refused = requestDeposit(store, { channel: BANK, proofId: BigInt(id) })
    await expect(refused, why).rejects.toMatchObject({ code: 'upload_unknown', params: { field: 'proofId' } })
  }
  const proofId = BigInt((await uploadPicture(store)).id)
  const idempotencyKey = randomUUID()
  const first = await requestDeposit(store, { channel: BANK, proofId, idempotencyKey })
  expect(first).toMatchObject({ status: 'pending', channelType: 'bank', proofId: `${proofId}` })
  expect(await requestDeposit(store, { channel: BANK, proofId, idempotencyKey })).toEqual(first)
  await expect(requestDeposit(store, { channel: BANK, proofId })).rejects.toMatchObject({
    code: 'upload_unknown',
  })
})

itWithStore('refused deposit leaves its picture unused', async store => {
  const proofId = BigInt((await uploadPicture(store)).id)
  await expect(requestDeposit(store, { channel: BANK, proofId, amount: '1' })).rejects.toMatchObject({
    code: 'below_minimum',
  })
  expect(await requestDeposit(store, { channel: BANK, proofId })).toMatchObject({ status: 'pending' })
})

itWithStore('pending deposit is cancelled once, by its owner only', async store => {
  const { id } = await requestDeposit(store, {})
  await expect(store.execute(cancelDeposit, change(id, 2n))).rejects.toMatchObject({
    code: 'deposit_unknown',
  })
  const intention = change(id)
  const cancelled = await store.execute(cancelDeposit, intention)
  expect(cancelled).toMatchObject({ status: 'cancelled', credited: '0' })
  expect(await store.execute(cancelDeposit, intention)).toEqual(cancelled)
  const notPending = { code: 'deposit_not_pending' }
  await expect(store.execute(cancelDeposit, change(id))).rejects.toMatchObject(notPending)
  await expect(store.execute(approveDeposit, { depositId: BigInt(id) })).rejects.toMatchObject(notPending)
  expect(await balancesOf(store)).toEqual({})
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('online deposit expires when its payment window is over', async (store, clock) => {
  const { id, ...asked } = await requestDeposit(store, { channel: ONLINE })
  expect(asked).toMatchObject({ status: 'unpaid', payUntil: clock.now() + 30 * 60_000 })
  const depositId = BigInt(id)
  await expect(store.execute(approveDeposit, { depositId })).rejects.toMatchObject({
    code: 'deposit_not_pending',
  })
  expect(await listUnpaidDeposits(store, { now: clock.now(), limit: 10 })).toEqual([])
  clock.advance(30 * 60_000)
  const late = store.execute(payDeposit, { ...change(id), outcome: 'paid' })
  await expect(late).rejects.toMatchObject({ code: 'deposit_not_unpaid' })
  expect(await listUnpaidDeposits(store, { now: clock.now(), limit: 10 })).toMatchObject([{ id: depositId }])
})

itWithStore('online deposit is paid once, and a failed payment ends it', async store => {
  const [paid, failed] = [
    await requestDeposit(store, { channel: ONLINE }),
    await requestDeposit(store, { channel: ONLINE }),
  ]
  const pay = { ...change(paid.id), outcome: 'paid' as const }
  expect(await store.execute(payDeposit, pay)).toMatchObject({ status: 'pending' })
  expect(await store.execute(payDeposit, pay)).toMatchObject({ status: 'pending' })
  const again = store.execute(payDeposit, { ...change(paid.id), outcome: 'failed' })
  await expect(again).rejects.toMatchObject({ code: 'deposit_not_unpaid' })
  expect(await store.execute(payDeposit, { ...change(failed.id), outcome: 'failed' })).toMatchObject({
    status: 'rejected',
    reason: 'hint_payment_failed',
    credited: '0',
  })
  const stranger = store.execute(payDeposit, { ...change(paid.id, 2n), outcome: 'paid' })
  await expect(stranger).rejects.toMatchObject({ code: 'deposit_unknown' })
  await store.execute(approveDeposit, { depositId: BigInt(paid.id) })
  expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
  expect(await verifyLedger(store)).toEqual([])
})
