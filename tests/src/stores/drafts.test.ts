// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adoptGuestDrafts, discardDraft, discardDraftsOf, readDraft, saveDraft } from '#src/stores/drafts.ts'
import { signIn, signOut } from '#src/stores/session.ts'

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
  expect(sessionStorage.getItem('fairline:draft:withdraw')).not.toMatch(/assword|Code|pin/)
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

it('corrupt draft is discarded [R3.1]', () => {
  sessionStorage.setItem('fairline:draft:a', '{"v":1,"data":{"owner":"anna","fields":3}}')
  expect(readDraft('a')).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})
