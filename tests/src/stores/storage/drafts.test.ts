import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { switchLocale } from '#src/i18n/runtime.ts'
import {
  adoptGuestDrafts,
  discardDraft,
  discardDraftsOf,
  editDraft,
  onDraftEdit,
  readDraft,
  saveDraft,
} from '#src/stores/storage/drafts.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'

const anna = { token: 'a', userId: 'anna' }
const ben = { token: 'b', userId: 'ben' }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  sessionStorage.clear()
  signIn(anna)
})
afterEach(() => vi.useRealTimers())

it('draft survives an expired session', () => {
  saveDraft('withdraw', { amount: '12.5', address: 'T1' })
  signOut()
  expect(readDraft('withdraw')).toBeUndefined()
  signIn(anna)
  expect(readDraft('withdraw')).toEqual({ amount: '12.5', address: 'T1' })
})

it('draft is never shown to another account', () => {
  saveDraft('withdraw', { amount: '12.5' })
  signIn(ben)
  expect(readDraft('withdraw')).toBeUndefined()
})

it('draft never contains passwords or codes', () => {
  saveDraft('withdraw', { amount: '1', withdrawPassword: 'x', emailCode: '1', pin: '2' })
  expect(readDraft('withdraw')).toEqual({ amount: '1' })
  expect(sessionStorage.getItem('fairline:drafts')).not.toMatch(/assword|Code|pin/)
})

it('draft expires after a day', () => {
  saveDraft('withdraw', { amount: '1' })
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1)
  expect(readDraft('withdraw')).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

it('draft of a guest is kept on sign-in [R1.4]', () => {
  signOut()
  saveDraft('order', { quantity: '2' })
  signIn(anna)
  expect(readDraft('order')).toBeUndefined()
  adoptGuestDrafts('anna')
  expect(readDraft('order')).toEqual({ quantity: '2' })
})

it('draft is deleted when it was submitted and when its owner signs out', () => {
  saveDraft('a', { x: '1' })
  saveDraft('b', { x: '1' })
  discardDraft('a')
  expect(readDraft('a')).toBeUndefined()
  discardDraftsOf('ben')
  expect(readDraft('b')).toEqual({ x: '1' })
  discardDraftsOf('anna')
  expect(readDraft('b')).toBeUndefined()
})

/** The drafts after a reload. */
const reload = async () => {
  vi.resetModules()
  const [drafts, session] = await Promise.all([
    import('#src/stores/storage/drafts.ts'),
    import('#src/stores/session/session.ts'),
  ])
  session.signIn(anna)
  return drafts
}

it('draft survives a reload', async () => {
  saveDraft('withdraw', { amount: '1' })
  expect((await reload()).readDraft('withdraw')).toEqual({ amount: '1' })
})

it('corrupt draft is discarded, the others are kept [R3.1]', async () => {
  const good = { owner: 'anna', savedAt: Date.now(), fields: { x: '1', n: 2 } }
  const data = { a: { owner: 'anna', fields: 3 }, b: good, c: null }
  sessionStorage.setItem('fairline:drafts', JSON.stringify({ v: 1, data }))
  const { readDraft: read } = await reload()
  expect(['a', 'b', 'c'].map(form => read(form))).toEqual([undefined, { x: '1' }, undefined])
})

it('draft of an earlier build is adopted once, by its owner only [R3.1]', async () => {
  const draftOf = (owner: string) =>
    JSON.stringify({ v: 1, data: { owner, savedAt: Date.now(), fields: { x: '1' } } })
  sessionStorage.setItem('fairline:draft:a', draftOf('anna'))
  sessionStorage.setItem('fairline:draft:b', draftOf('ben'))
  sessionStorage.setItem('fairline:draft:c', '{"v":1,"data":{"owner":"anna","fields":3}}')
  sessionStorage.setItem('fairline:draft:d', '{')
  const { readDraft: read, discardDraft: discard } = await reload()
  expect(['a', 'b', 'c', 'd'].map(form => read(form))).toEqual([{ x: '1' }, undefined, undefined, undefined])
  expect(read('b', 'ben')).toEqual({ x: '1' })
  expect(Object.keys(sessionStorage)).toEqual(['fairline:drafts'])
  discard('a')
  expect((await reload()).readDraft('a')).toBeUndefined()
})

it('draft that is changed from outside keeps its other fields and tells its form, until that one has gone', () => {
  const seen: object[] = []
  const stop = onDraftEdit('spot', fields => seen.push(fields))
  saveDraft('spot', { side: 'sell', limitPrice: '1' })
  editDraft('spot', { limitPrice: '2' })
  editDraft('other', { limitPrice: '3' })
  expect(seen).toEqual([{ side: 'sell', limitPrice: '2' }])
  expect(readDraft('spot')).toEqual({ side: 'sell', limitPrice: '2' })
  stop()
  editDraft('spot', { limitPrice: '4' })
  expect(seen).toHaveLength(1)
})

it('draft typed in one language is read in another one with the same numbers (U13)', async () => {
  saveDraft('withdraw', { amount: '1,234.5', address: 'T1.5' })
  await switchLocale('de')
  expect(readDraft('withdraw')).toEqual({ amount: '1234,5', address: 'T1.5' })
  await switchLocale('en')
  expect(readDraft('withdraw')).toEqual({ amount: '1,234.5', address: 'T1.5' })
})
