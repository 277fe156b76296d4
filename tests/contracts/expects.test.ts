import { expect, it } from 'vitest'
import { problemsOf, difference, gives } from '#contracts/harness/expects.ts'
import { outcomeOf } from '#contracts/harness/outcome.ts'
import type { TestClient } from '#contracts/harness/test-client.ts'

const TOKEN = 'a-token'
const ANSWER = { code: 200, msg: 'ok' }

/** A test client without effects, except for the given ones. */
const world = (changes: Partial<TestClient> = {}): TestClient => ({
  effects: [],
  userId: '7',
  session: () => ({ token: TOKEN, userId: '7', isStored: true }),
  ...changes,
})
const ended = { token: undefined, userId: undefined, isStored: false }

it('comparison reports nothing for equal values and both values when they differ', () => {
  expect(difference('the body', { a: [1] }, { a: [1] })).toEqual([])
  expect(difference('the body', { a: 1 }, { a: 2 })).toEqual(['the body: expected {"a":2}, got {"a":1}'])
})

it('comparison names the outcome, effect or session that is not as expected', () => {
  const played = { outcome: { gives: ANSWER }, world: world() }
  expect(problemsOf(gives(ANSWER), played, TOKEN)).toEqual([])
  const other = { outcome: 'gives nothing', effects: [{ toast: 'Hello' }], session: 'removed' } as const
  expect(problemsOf(other, played, TOKEN)).toEqual([
    'outcome: expected "gives nothing", got {"gives":{"code":200,"msg":"ok"}}',
    'effects: expected [{"toast":"Hello"}], got []',
    'session: expected {"isStored":false}, got {"token":"a-token","userId":"7","isStored":true}',
  ])
})

it('session check requires the token, the account and the stored session to agree', () => {
  const signedOut = { ...gives(ANSWER), session: 'removed' } as const
  const after = (session: object) =>
    problemsOf(
      signedOut,
      { outcome: { gives: ANSWER }, world: world({ session: () => ({ ...ended, ...session }) }) },
      TOKEN,
    )
  expect(after({})).toEqual([])
  for (const left of [{ token: TOKEN }, { userId: '7' }, { isStored: true }])
    expect(after(left)).toHaveLength(1)
})

it('session check requires no session where there was none before', () => {
  const guest = { outcome: { gives: ANSWER }, world: world({ session: () => ended }) }
  expect(problemsOf(gives(ANSWER), guest, undefined)).toEqual([])
  expect(problemsOf(gives(ANSWER), { ...guest, world: world() }, undefined)).toHaveLength(1)
})

it('outcome rethrows an error that does not come from the client', async () => {
  await expect(outcomeOf(() => Promise.reject(new RangeError('A row went wrong')))).rejects.toThrow(
    RangeError,
  )
})
