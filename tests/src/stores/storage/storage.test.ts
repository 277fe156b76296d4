import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import { persist, type PersistOptions } from 'zustand/middleware'
import { localEntries, sessionEntries, storedNames, syncTabs } from '#src/stores/storage/storage.ts'

interface Count {
  count: number
}

/** A store as a new visit creates it. */
const openStore = (options: Partial<PersistOptions<Count, unknown>> = {}) =>
  createStore<Count>()(
    persist((): Count => ({ count: 0 }), {
      name: 'n',
      version: 2,
      storage: localEntries,
      partialize: ({ count }) => (count === 0 ? undefined : count),
      merge: stored => ({ count: typeof stored === 'number' ? stored : 0 }),
      ...options,
    }),
  )

const dispatchStorageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  localEntries.removeItem('n')
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

it('stored state survives a reload [R3.1]', () => {
  openStore().setState({ count: 7 })
  expect(openStore().getState()).toEqual({ count: 7 })
  expect(storedNames('n')).toEqual(['n'])
  expect(localStorage.getItem('fairline:n')).toBe('{"v":2,"data":7}')
})

it('storage has no entry for a store that keeps nothing', () => {
  const store = openStore()
  store.setState({ count: 7 })
  store.setState({ count: 0 })
  expect(localStorage).toHaveLength(0)
})

it('session entries are kept apart from those that tabs share', () => {
  openStore({ storage: sessionEntries }).setState({ count: 7 })
  expect(openStore().getState()).toEqual({ count: 0 })
  expect(openStore({ storage: sessionEntries }).getState()).toEqual({ count: 7 })
  sessionEntries.removeItem('n')
})

it.each([
  ['a truncated value', '{"v":2,"da'],
  ['text that is not JSON', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['data of another shape', '{"v":2,"data":"7"}'],
  ['a value without data', '{"v":2}'],
  ['a value without a version', '{"data":7}'],
])('store starts empty and works when its entry is %s [R3.1]', (_, text) => {
  localStorage.setItem('fairline:n', text)
  const store = openStore()
  expect(store.getState()).toEqual({ count: 0 })
  store.setState({ count: 3 })
  expect(openStore().getState()).toEqual({ count: 3 })
})

it('storage removes an entry that is no entry [R3.1]', () => {
  localStorage.setItem('fairline:n', '{"v":2,"da')
  openStore()
  expect(localStorage).toHaveLength(0)
})

it('store starts empty when its validation throws [R3.1]', () => {
  localStorage.setItem('fairline:n', '{"v":2,"data":7}')
  const merge = () => {
    throw new Error('unexpected')
  }
  expect(openStore({ merge }).getState()).toEqual({ count: 0 })
})

it('store migrates an entry of an earlier version once, and stores the result', () => {
  localStorage.setItem('fairline:n', '{"v":1,"data":{"old":7}}')
  const migrate = vi.fn(() => 7)
  expect(openStore({ migrate }).getState()).toEqual({ count: 7 })
  expect(migrate).toHaveBeenCalledWith({ old: 7 }, 1)
  expect(localStorage.getItem('fairline:n')).toBe('{"v":2,"data":7}')
  openStore({ migrate })
  expect(migrate).toHaveBeenCalledTimes(1)
})

it('storage works in memory when full, and never restores an older copy [R3.1]', () => {
  const held = new Map([['fairline:n', '{"v":2,"data":1}']])
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => held.delete(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const store = openStore()
  expect(store.getState()).toEqual({ count: 1 })
  store.setState({ count: 2 })
  void store.persist.rehydrate()
  expect(store.getState()).toEqual({ count: 2 })
  expect(held.size).toBe(0)
  expect(storedNames('n')).toEqual(['n'])
})

it.each([
  ['is missing', () => undefined],
  [
    'is forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
])('storage works in memory when it %s [R3.1]', (_, get) => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
  try {
    openStore().setState({ count: 3 })
    expect(openStore().getState()).toEqual({ count: 3 })
    openStore().setState({ count: 0 })
    expect(openStore().getState()).toEqual({ count: 0 })
  } finally {
    Object.defineProperty(globalThis, 'localStorage', original)
  }
})

it('synced store follows writes, removals and clears of another tab', () => {
  const store = openStore()
  syncTabs(store)
  localStorage.setItem('fairline:n', '{"v":2,"data":9}')
  dispatchStorageEvent('fairline:other')
  expect(store.getState()).toEqual({ count: 0 })
  dispatchStorageEvent('fairline:n')
  expect(store.getState()).toEqual({ count: 9 })
  localStorage.removeItem('fairline:n')
  dispatchStorageEvent('fairline:n')
  expect(store.getState()).toEqual({ count: 0 })
  store.setState({ count: 4 })
  localStorage.clear()
  dispatchStorageEvent(null)
  expect(store.getState()).toEqual({ count: 0 })
})

it('synced store prefers what another tab has stored to what could not be stored here', () => {
  const store = openStore()
  syncTabs(store)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.setState({ count: 2 })
  full.mockRestore()
  expect(store.getState()).toEqual({ count: 2 })
  localStorage.setItem('fairline:n', '{"v":2,"data":9}')
  dispatchStorageEvent('fairline:n')
  expect(store.getState()).toEqual({ count: 9 })
})
