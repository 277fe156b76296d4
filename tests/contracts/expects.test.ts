import { expect, it } from 'vitest'
import { complaints, differs, gives } from '#contracts/harness/expects.ts'
import { outcomeOf } from '#contracts/harness/outcome.ts'
import type { World } from '#contracts/harness/world.ts'

const TOKEN = 'a-token'
const ANSWER = { code: 200, msg: 'ok' }

/** A world in which nothing happened but for what is given. */
const world = (changes: Partial<World> = {}): World => ({
  effects: [],
  userId: '7',
  session: () => ({ token: TOKEN, userId: '7', isStored: true }),
  ...changes,
})
const ended = { token: undefined, userId: undefined, isStored: false }

it('has nothing to say of two equal things, and names both of two that differ', () => {
  expect(differs('the body', { a: [1] }, { a: [1] })).toEqual([])
  expect(differs('the body', { a: 1 }, { a: 2 })).toEqual(['the body: expected {"a":2}, got {"a":1}'])
})

it('complains of an outcome, an effect or a session that is not as expected, each by its name', () => {
  const played = { outcome: { gives: ANSWER }, world: world() }
  expect(complaints(gives(ANSWER), played, TOKEN)).toEqual([])
  const other = { outcome: 'gives nothing', effects: [{ toast: 'Hello' }], session: 'removed' } as const
  expect(complaints(other, played, TOKEN)).toEqual([
    'outcome: expected "gives nothing", got {"gives":{"code":200,"msg":"ok"}}',
    'effects: expected [{"toast":"Hello"}], got []',
    'session: expected {"isStored":false}, got {"token":"a-token","userId":"7","isStored":true}',
  ])
})

it('wants token, account and what is stored of them to go together', () => {
  const signedOut = { ...gives(ANSWER), session: 'removed' } as const
  const after = (session: object) =>
    complaints(
      signedOut,
      { outcome: { gives: ANSWER }, world: world({ session: () => ({ ...ended, ...session }) }) },
      TOKEN,
    )
  expect(after({})).toEqual([])
  for (const left of [{ token: TOKEN }, { userId: '7' }, { isStored: true }])
    expect(after(left)).toHaveLength(1)
})

it('wants no session where there was none', () => {
  const guest = { outcome: { gives: ANSWER }, world: world({ session: () => ended }) }
  expect(complaints(gives(ANSWER), guest, undefined)).toEqual([])
  expect(complaints(gives(ANSWER), { ...guest, world: world() }, undefined)).toHaveLength(1)
})

it('takes an error that is none of the client for a mistake in the row', async () => {
  await expect(outcomeOf(() => Promise.reject(new RangeError('A row went wrong')))).rejects.toThrow(
    RangeError,
  )
})
