import { expect } from 'vitest'
import { listWatchlistGroups, saveWatchlistGroup } from '#server/features/market/watchlist-groups.ts'
import { itWithBackEnd, type Fields, type Person } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'

const userId = 1n

itWithStore('a product is in one group, which it leaves for another one', async store => {
  const save = (name: string, productIds: number[], group?: string) =>
    store.execute(saveWatchlistGroup, { userId, name, productIds, group })
  await save('Technology', [2, 1])
  await save('Coins', [201, 2])
  expect(await listWatchlistGroups(store, userId)).toEqual([
    { name: 'Coins', productIds: [2, 201] },
    { name: 'Technology', productIds: [1] },
  ])
  expect(await listWatchlistGroups(store, 2n)).toEqual([])
})

itWithStore(
  'a group is renamed, changed and deleted, and a repeated request changes nothing',
  async store => {
    const save = (name: string, productIds: number[], group?: string) =>
      store.execute(saveWatchlistGroup, { userId, name, productIds, group })
    await save('Technology', [1, 2])
    await store.execute(saveWatchlistGroup, { userId: 2n, name: 'Technology', productIds: [1] })
    for (let time = 0; time < 2; time++) {
      await save('Tech', [2, 3], 'Technology')
      expect(await listWatchlistGroups(store, userId)).toEqual([{ name: 'Tech', productIds: [2, 3] }])
    }
    for (let time = 0; time < 2; time++) {
      await save('Tech', [], 'Tech')
      expect(await listWatchlistGroups(store, userId)).toEqual([])
    }
    expect(await listWatchlistGroups(store, 2n)).toHaveLength(1)
  },
)

itWithStore('under the name of another group the products are added to that one', async store => {
  const save = (name: string, productIds: number[], group?: string) =>
    store.execute(saveWatchlistGroup, { userId, name, productIds, group })
  await save('Technology', [1])
  await save('Coins', [201])
  await save('Technology', [201], 'Coins')
  expect(await listWatchlistGroups(store, userId)).toEqual([{ name: 'Technology', productIds: [1, 201] }])
})

itWithStore('an account has twenty groups at most, also when two devices make one at once', async store => {
  const save = (index: number, productId = index) =>
    store.execute(saveWatchlistGroup, { userId, name: `Group ${index}`, productIds: [productId] })
  for (let index = 1; index < 20; index++) await save(index)
  const both = await Promise.allSettled([save(20), save(21)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'watch_group_limit', params: { limit: '20' } },
  })
  expect(await listWatchlistGroups(store, userId)).toHaveLength(20)
  await save(1, 30)
})

const save = (member: Person, body: Fields) => member.call('saveWatchlistGroup', { body })

itWithBackEnd('a group keeps its products while they are not on the watchlist', async ({ signUp }) => {
  const member = await signUp()
  const apple = { productType: 1, productCode: 'AAPL', productId: 1 }
  await member.get('addToWatchlist', { body: apple })
  expect(await save(member, { name: 'Technology', productIds: '1' })).toEqual({
    code: 200,
    msg: 'hint_watch_group_saved',
  })
  await member.get('removeFromWatchlist', { body: apple })
  const { rows } = await member.get('listWatchlistGroups')
  expect(rows).toEqual([{ name: 'Technology', productIds: [1] }])
  const parts = (await member.get('listExportParts')).rows
  expect(parts).toContainEqual({ part: 'watchlist_groups', rows: 1 })
})

itWithBackEnd(
  'names in any script are kept, those that would hide or turn text are refused',
  async ({ signUp }) => {
    const member = await signUp()
    const names = ['تقنية', 'नई क्‍या', '👨‍👩‍👧', 'W'.repeat(40), '{limit}', '__proto__', '<b>']
    for (const [index, name] of names.entries())
      expect(await save(member, { name, productIds: `${index + 1}` })).toMatchObject({ code: 200 })
    const { rows } = await member.get('listWatchlistGroups')
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    const refused = ['', ' ', ' a', 'a\n', 'a\u0000b', 'a\u202Eb', '\u200B', 'a\u2066b', 'W'.repeat(41)]
    for (const name of refused)
      expect(await save(member, { name, productIds: '1' })).toMatchObject({
        code: 422,
        params: { field: 'name' },
      })
  },
)

itWithBackEnd('products that do not exist are refused, and nothing is changed', async ({ signUp, guest }) => {
  const member = await signUp()
  const answer = await save(member, { name: 'Technology', productIds: '1,999999999' })
  expect(answer).toEqual({ code: 422, msg: 'hint_invalid_field', params: { field: 'productIds' } })
  for (const productIds of ['1,', '0', '-1', '1 2', 'x'])
    expect(await save(member, { name: 'Technology', productIds })).toMatchObject({ code: 422 })
  expect((await member.get('listWatchlistGroups')).rows).toEqual([])
  expect(await save(guest, { name: 'Technology', productIds: '1' })).toMatchObject({ code: 401 })
})
