import { beforeEach, expect, it } from 'vitest'
import { defaultRuntimeConfig, useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { rememberKeys, seenKeys } from '#src/stores/seen/seen-keys.ts'

const key = { day: '2026-11-21', keyHash: '3f'.repeat(32), termsHash: null }
const next = { day: '2026-11-22', keyHash: '4a'.repeat(32), termsHash: '5b'.repeat(32) }
const ENTRY = 'fairline:seen-keys'

/** Another tab, or an earlier visit, has stored this. */
function store(text: string | null): void {
  if (text === null) localStorage.clear()
  else localStorage.setItem(ENTRY, text)
  dispatchEvent(new StorageEvent('storage', { key: text === null ? null : ENTRY }))
}

const useBackEnd = (url: string) => {
  const line = { name: '', url }
  useRuntimeConfig.setState({ ...defaultRuntimeConfig, lines: [line, { name: '', url: `${url}/second` }] })
}

beforeEach(() => {
  useBackEnd('https://one.example')
  store(null)
})

it('keeps the hashes of market keys that were seen, for each back end by itself', () => {
  expect(seenKeys()).toEqual([])
  rememberKeys([key, next])
  expect(seenKeys()).toEqual([key, next])
  useBackEnd('https://two.example')
  expect(seenKeys()).toEqual([])
  useBackEnd('https://one.example')
  expect(JSON.parse(localStorage.getItem(ENTRY)!)).toEqual({
    v: 1,
    data: { 'https://one.example': [key, next] },
  })
})

it('takes over what another tab has seen', () => {
  store(JSON.stringify({ v: 1, data: { 'https://one.example': [key] } }))
  expect(seenKeys()).toEqual([key])
})

it('keeps an early entry, which has no terms, and leaves terms out that are damaged', () => {
  const { termsHash: _, ...early } = key
  const rows = [early, { ...next, termsHash: 'x' }]
  store(JSON.stringify({ v: 1, data: { 'https://one.example': rows } }))
  expect(seenKeys()).toEqual([key, { ...next, termsHash: null }])
})

it('keeps the hours that were seen with a hash, and leaves hours out that are damaged', () => {
  const hours = 'always, 2026-11-20T00:00:00.000Z exchange'
  rememberKeys([{ ...next, hours }])
  expect(seenKeys()).toEqual([{ ...next, hours }])
  store(JSON.stringify({ v: 1, data: { 'https://one.example': [{ ...next, hours: 'sometimes' }] } }))
  expect(seenKeys()).toEqual([next])
})

it.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ v: 7, data: { 'https://one.example': [key] } })],
  ['no list', JSON.stringify({ v: 1, data: { 'https://one.example': key } })],
  ['no hash', JSON.stringify({ v: 1, data: { 'https://one.example': [{ ...key, keyHash: 'x' }] } })],
  ['no day', JSON.stringify({ v: 1, data: { 'https://one.example': [{ ...key, day: 5 }] } })],
])('discards an entry that is damaged: %s [R3.1]', (_, text) => {
  store(text)
  expect(seenKeys()).toEqual([])
})
