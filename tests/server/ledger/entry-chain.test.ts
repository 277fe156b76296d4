import { expect } from 'vitest'
import { entryHash, FIRST_HASH } from '#src/lib/proofs/entry-chain.ts'
import { entryChainJob, verifyChains } from '#server/ledger/chain-entries.ts'
import { runJob } from '#server/kernel/job.ts'
import { createBackEnd, spotOrderFields } from '#tests/support/back-end.ts'
import { itWithStore, runStatements } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../features/customer.ts'

itWithStore('entries carry the running hash that the specification defines', async (store, clock) => {
  const backEnd = createBackEnd(store, clock)
  const person = await backEnd.signUp({ money: '100000' })
  await person.get('placeSpotOrder', {
    body: await spotOrderFields(person, { quantity: '2', orderType: 'limit', limitPrice: '1' }),
  })
  await person.get('placeSpotOrder', { body: await spotOrderFields(person, { quantity: '1' }) })
  const { rows } = await person.get('listLedgerEntries', { query: { pageNum: 1, pageSize: 100 } })
  expect(rows.length).toBeGreaterThan(4)
  const last = new Map<string, string>()
  for (const entry of rows.toReversed()) {
    const key = `${entry.currencyId} ${entry.productId} ${entry.balance}`
    expect(entry.hash).toBe(entryHash(last.get(key) ?? FIRST_HASH, entry))
    last.set(key, entry.hash ?? '')
  }
  expect(await verifyChains(store)).toEqual([])
})

itWithStore(
  'entries of an earlier version are hashed in steps, and those posted meanwhile too',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const person = await backEnd.signUp({ money: '100000' })
    const place = async () =>
      person.get('placeSpotOrder', { body: await spotOrderFields(person, { quantity: '0.1' }) })
    const hashes = async () =>
      (await person.get('listLedgerEntries', { query: { pageNum: 1, pageSize: 100 } })).rows.map(
        ({ hash }) => hash,
      )
    await place()
    const before = await hashes()
    await runStatements(store, ['UPDATE postings SET hash = NULL'], ['UPDATE accounts SET hash = NULL'])
    await place()
    expect((await hashes()).every(hash => hash === undefined)).toBe(true)
    await runJob(backEnd.services, entryChainJob(store))
    expect((await hashes()).slice(-before.length)).toEqual(before)
    expect((await hashes()).every(hash => hash !== undefined)).toBe(true)
    await place()
    expect(await verifyChains(store)).toEqual([])
  },
)

itWithStore(
  'entries that fill the steps of the hashing, and one more, can be paid from',
  async (store, clock) => {
    const { services } = createBackEnd(store, clock)
    for (const entries of [200, 1]) {
      for (let count = 0; count < entries; count++) await creditMoney(store, 1n, '10')
      await runStatements(store, ['UPDATE postings SET hash = NULL'], ['UPDATE accounts SET hash = NULL'])
      await runJob(services, entryChainJob(store))
      await creditMoney(store, 1n, '10')
      expect(await verifyChains(store)).toEqual([])
    }
  },
)
