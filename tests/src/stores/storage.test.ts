// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStored, storedNames } from '#src/stores/storage.ts'

const parse = (data: unknown) => (typeof data === 'number' ? data : undefined)
const entry = createStored<number>({ name: 'n', version: 2, parse })

const tell = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(() => {
  localStorage.clear()
  entry.remove()
})
afterEach(() => vi.unstubAllGlobals())

it('keeps a value over a reload [R3.1]', () => {
  entry.write(7)
  expect(createStored<number>({ name: 'n', version: 2, parse }).read()).toBe(7)
  expect(storedNames('n')).toEqual(['n'])
})

it.each([
  ['half an entry', '{"v":2,"da'],
  ['no entry at all', 'hello'],
  ['null', 'null'],
  ['an older version', '{"v":1,"data":7}'],
  ['a newer version', '{"v":3,"data":7}'],
  ['data of another shape', '{"v":2,"data":"7"}'],
  ['an entry without data', '{"v":2}'],
])('discards %s and goes on [R3.1]', (_, text) => {
  localStorage.setItem('fairline:n', text)
  expect(entry.read()).toBeUndefined()
  expect(localStorage.getItem('fairline:n')).toBeNull()
})

it('discards an entry whose check throws [R3.1]', () => {
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

it('works in memory when the storage is full, and never brings an older copy back [R3.1]', () => {
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

it('works in memory when the browser forbids storage [R3.1]', () => {
  vi.stubGlobal('localStorage', undefined)
  entry.write(3)
  expect(entry.read()).toBe(3)
  entry.remove()
  expect(entry.read()).toBeUndefined()
})

it('hears what another tab writes, removes and clears', () => {
  const heard = vi.fn()
  const stop = entry.watch(heard)
  tell('fairline:n', '{"v":2,"data":9}')
  tell('fairline:other', '{"v":2,"data":1}')
  tell('fairline:n', null)
  tell(null, null)
  stop()
  tell('fairline:n', '{"v":2,"data":10}')
  expect(heard.mock.calls).toEqual([[9], [undefined], [undefined]])
})
