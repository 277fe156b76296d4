import { expect } from 'vitest'
import { rejectContractOrder } from '#server/features/contract/order-commands.ts'
import { rejectSpotOrder } from '#server/features/spot/commands.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { writeStatement, readStatement } from '#src/lib/statement/file.ts'
import { bibiOrderFields, buyBitcoin } from '#tests/support/features/bibi.ts'
import { contractOrderFields, createBackEnd, spotOrderFields, type Person } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { statementOf } from '#tests/support/histories/account-history.ts'

const reason = 'hint_fill_above_maximum'

/** Places orders far from the market, of each kind and side, holding money or a product. */
async function placeOrders(person: Person) {
  const spot = async (fields: Record<string, string | number>) => {
    const body = await spotOrderFields(person, { orderType: 'limit', quantity: '0.5', ...fields })
    return (await person.get('placeSpotOrder', { body })).data.id
  }
  const contract = async (direction: string, limitPrice: string) => {
    const body = await contractOrderFields(person, { orderType: 'limit', direction, limitPrice })
    return (await person.get('placeContractOrder', { body })).data.id
  }
  await person.get('placeSpotOrder', { body: await spotOrderFields(person, { quantity: '1' }) })
  const bibi = await bibiOrderFields(person, { orderType: 'limit', limitPrice: '0.02' })
  return {
    spot: [await spot({ limitPrice: '100' }), await spot({ exchangeType: 2, limitPrice: '900' })],
    contract: [await contract('long', '50000'), await contract('short', '200000')],
    bibi: (await person.get('placeBibiOrder', { body: bibi })).data.id,
  }
}

itWithStore(
  'reconciliation reports nothing when orders are rejected at their fill (M1)',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const person = await backEnd.signUp({ money: '100000' })
    await buyBitcoin(person, '0.1')
    const orders = await placeOrders(person)
    clock.advance(60_000)
    for (const id of orders.spot) await store.execute(rejectSpotOrder, { orderId: BigInt(id), reason })
    for (const id of orders.contract)
      await store.execute(rejectContractOrder, { orderId: BigInt(id), reason })
    const idempotencyKey = crypto.randomUUID()
    await person.get('cancelBibiOrder', { body: { id: orders.bibi, idempotencyKey } })
    const told = await statementOf(backEnd, person)
    // A rejected coin-to-coin order has the same entries as a cancelled one.
    const bibiOrders = told.bibiOrders.map(order => ({ ...order, status: 'rejected' as const }))
    const statement = readStatement(writeStatement({ ...told, bibiOrders }))
    const rejected = [...statement.spotOrders, ...statement.contractOrders, ...statement.bibiOrders]
    expect(rejected.filter(order => order.status === 'rejected')).toHaveLength(5)
    const ids = new Set([...orders.spot, ...orders.contract, orders.bibi])
    const findings = [...reconcile(statement)]
    expect(findings.filter(({ verdict }) => verdict.is === 'disagrees')).toEqual([])
    const booked = findings.filter(
      ({ check, subject, verdict }) => check === 'booked' && ids.has(subject.id) && verdict.is === 'agrees',
    )
    expect(new Set(booked.map(({ subject }) => subject.id))).toEqual(ids)
  },
)

itWithStore(
  'reconciliation says that the currency of a sale cannot be checked before it is filled, as only the product is on hold',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const person = await backEnd.signUp({ money: '100000' })
    await buyBitcoin(person, '0.1')
    const [purchase, sale] = (await placeOrders(person)).spot
    const statement = await statementOf(backEnd, person)
    const unchecked = (id: string | undefined) =>
      [...reconcile(statement)].flatMap(({ subject, arithmetic }) =>
        subject.id === id && arithmetic?.is === 'fields' ? arithmetic.names : [],
      )
    expect(unchecked(sale)).toContain('currencyId')
    expect(unchecked(purchase)).not.toContain('currencyId')
    const spotOrders = statement.spotOrders.map(order => ({ ...order, currencyId: order.currencyId + 1 }))
    const accused = [...reconcile({ ...statement, spotOrders })].filter(
      ({ subject, verdict }) => subject.id === purchase && verdict.is === 'disagrees',
    )
    expect(accused.length).toBeGreaterThan(0)
  },
)
