import { expect } from 'vitest'
import { addToWatchlist, listWatchlist, removeFromWatchlist } from '#server/features/market/watchlist.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'

itWithStore(
  'watchlist keeps the order of addition and contains each product once [R3.7]',
  async (store, clock) => {
    for (const productId of [3, 1, 2, 3]) {
      clock.advance(1)
      await store.execute(addToWatchlist, { userId: 1n, productId })
    }
    expect(await listWatchlist(store, 1n)).toMatchObject([
      { productId: 2 },
      { productId: 1 },
      { productId: 3 },
    ])
    expect(await listWatchlist(store, 2n)).toEqual([])
  },
)

itWithStore('watchlist reports whether anything changed', async store => {
  const entry = { userId: 1n, productId: 7 }
  expect(await store.execute(addToWatchlist, entry)).toBe(true)
  expect(await store.execute(addToWatchlist, entry)).toBe(false)
  expect(await store.execute(removeFromWatchlist, { ...entry, userId: 2n })).toBe(false)
  expect(await store.execute(removeFromWatchlist, entry)).toBe(true)
  expect(await store.execute(removeFromWatchlist, entry)).toBe(false)
  expect(await listWatchlist(store, 1n)).toEqual([])
})
