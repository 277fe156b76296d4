import { beforeEach, expect, it } from 'vitest'
import { defaultRuntimeConfig, useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { rememberRoot, seenRoot } from '#src/stores/seen/seen-root.ts'

const root = { day: '2026-11-21', hash: '3f'.repeat(32) }
const ENTRY = 'fairline:seen-root'

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

it('keeps the newest root that was seen, for each back end by itself', () => {
  expect(seenRoot()).toBeUndefined()
  rememberRoot(root)
  expect(seenRoot()).toEqual(root)
  useBackEnd('https://two.example')
  expect(seenRoot()).toBeUndefined()
  useBackEnd('https://one.example')
  expect(JSON.parse(localStorage.getItem(ENTRY)!)).toEqual({ v: 1, data: { 'https://one.example': root } })
})

it('takes over what another tab has seen', () => {
  store(JSON.stringify({ v: 1, data: { 'https://one.example': root } }))
  expect(seenRoot()).toEqual(root)
})

it.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ v: 7, data: { 'https://one.example': root } })],
  ['no hash', JSON.stringify({ v: 1, data: { 'https://one.example': { ...root, hash: 'x' } } })],
  ['no day', JSON.stringify({ v: 1, data: { 'https://one.example': { ...root, day: 5 } } })],
])('discards an entry that is damaged: %s [R3.1]', (_, text) => {
  store(text)
  expect(seenRoot()).toBeUndefined()
})
