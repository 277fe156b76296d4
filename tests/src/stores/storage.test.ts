// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStored, storedNames } from '#src/stores/storage.ts'

const parse = (data: unknown) => (typeof data === 'number' ? data : undefined)
const entry = createStored<number>({ name: 'n', version: 2, parse })

const dispatchStorageEvent = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(() => {
  localStorage.clear()
  entry.remove()
})
afterEach(() => vi.unstubAllGlobals())

it('stored value survives a reload [R3.1]', () => {
  entry.write(7)
  expect(createStored<number>({ name: 'n', version: 2, parse }).read()).toBe(7)
  expect(storedNames('n')).toEqual(['n'])
})

it.each([
  ['a truncated value', '{"v":2,"da'],
  ['text that is not JSON', 'hello'],
  ['null', 'null'],
  ['an older version', '{"v":1,"data":7}'],
  ['a newer version', '{"v":3,"data":7}'],
  ['data of another shape', '{"v":2,"data":"7"}'],
  ['a value without data', '{"v":2}'],
])('storage discards %s and continues [R3.1]', (_, text) => {
  localStorage.setItem('fairline:n', text)
  expect(entry.read()).toBeUndefined()
  expect(localStorage.getItem('fairline:n')).toBeNull()
})

it('storage discards a value whose parser throws [R3.1]', () => {
  localStorage.setItem('fairline:bad', '{"v":1,"data":1}')
  const bad = createStored({
    name: 'bad',
    version: 1,
    parse: () => {
      throw new Error('unexpected')
    },
  })
  expect(bad.read()).toBeUndefined()
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
  expect(entry.read()).toBe(1)
  entry.write(2)
  expect(entry.read()).toBe(2)
  expect(held.size).toBe(0)
  expect(storedNames('n')).toEqual(['n'])
})

it('storage works in memory when the browser forbids it [R3.1]', () => {
  vi.stubGlobal('localStorage', undefined)
  entry.write(3)
  expect(entry.read()).toBe(3)
  entry.remove()
  expect(entry.read()).toBeUndefined()
})

it('storage reacts to writes, removals and clears of another tab', () => {
  const heard = vi.fn()
  const stop = entry.watch(heard)
  dispatchStorageEvent('fairline:n', '{"v":2,"data":9}')
  dispatchStorageEvent('fairline:other', '{"v":2,"data":1}')
  dispatchStorageEvent('fairline:n', null)
  dispatchStorageEvent(null, null)
  stop()
  dispatchStorageEvent('fairline:n', '{"v":2,"data":10}')
  expect(heard.mock.calls).toEqual([[9], [undefined], [undefined]])
})
