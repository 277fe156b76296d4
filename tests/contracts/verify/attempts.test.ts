import { describe, expect, it } from 'vitest'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import { attemptProbes, wrongSecret } from '#contracts/verify/probes/attempts.ts'
import type { ProbeContext } from '#contracts/verify/probes/probe.ts'
import { PLAIN } from '#contracts/verify/profile/plain.ts'
import { material, receivedOf } from './support.ts'

const operation = material.operations.find(({ id }) => id === 'changePassword')!
const SECRET = 'skylark-7'
const FIRST = 4

/** What a back end does with a wrong secret and with the right one, by how many were wrong before. */
interface BackEnd {
  readonly wrong: (earlier: number) => object
  readonly right: (earlier: number) => object
}
const leaves = (left: number, field = 'oldPassword') => ({
  code: 422,
  msg: 'hint_wrong_password',
  params: { field, left: String(left) },
})
const locked = { code: 423, msg: 'hint_password_locked', params: { minutes: '15' } }
const done = { code: 200, msg: 'ok' }
const counting = (earlier: number) => (earlier < FIRST ? leaves(FIRST - earlier) : locked)
const holding = (earlier: number) => (earlier > FIRST ? locked : done)

async function says({ wrong, right }: BackEnd) {
  let earlier = 0
  const sent = new Set<string>()
  const scene = {
    operation,
    judge: { answer: () => [] },
    accounts: { setUp: () => Promise.resolve({ token: 'a', password: SECRET }) },
    successes: [
      {
        states: [],
        fromStates: ['oldPassword'],
        draft: () => ({ operation, query: [], headers: {}, body: [['oldPassword', SECRET]] }),
      },
    ],
    ask: (draft: Draft) => {
      const given = String(draft.body[0]![1])
      if (given !== SECRET) expect(sent).not.toContain(given)
      sent.add(given)
      const json = given === SECRET ? right(earlier) : wrong(earlier++)
      return Promise.resolve({ operation, sent: toSent(draft), received: receivedOf(json) })
    },
  } as unknown as ProbeContext
  const probe = attemptProbes(operation).find(({ name }) => name.startsWith('oldPassword'))!
  return (await probe.run(scene)).problems.map(one => one.says)
}

describe('the attempts of a secret', () => {
  it('become fewer, and then it is locked, also for who knows it', async () => {
    expect(await says({ wrong: counting, right: holding })).toEqual([])
  })

  it('may be told down to none', async () => {
    const wrong = (earlier: number) => (earlier <= FIRST ? leaves(FIRST - earlier) : locked)
    expect(await says({ wrong, right: () => locked })).toEqual([])
  })

  it('do not stay as many', async () => {
    expect(await says({ wrong: () => leaves(FIRST), right: () => locked })).toEqual([
      '4 attempts were left for oldPassword, and after one more 4; it must be locked',
    ])
  })

  it('do not go on after the last', async () => {
    const wrong = (earlier: number) => leaves(Math.max(0, FIRST - earlier))
    expect(await says({ wrong, right: () => locked })).toEqual([
      'no attempt was left for oldPassword, and one more was answered code 422, "hint_wrong_password"; it must be locked',
    ])
  })

  it('are used up for who knows it as well', async () => {
    expect(await says({ wrong: counting, right: () => done })).toEqual([
      'after the last attempt that was left, the right oldPassword was answered code 200; it must be locked',
    ])
  })

  it('are nothing where a refusal does not count them, or those of something else', async () => {
    expect(await says({ wrong: () => ({ code: 422, msg: 'x' }), right: () => done })).toEqual([])
    expect(await says({ wrong: () => leaves(FIRST, 'amount'), right: () => done })).toEqual([])
  })

  it('are looked at only where the API says how many there are', () => {
    expect(attemptProbes({ ...operation, profile: { ...operation.profile, ...PLAIN } })).toEqual([])
    const codes = { ...operation.profile.codes, locked: [] }
    expect(attemptProbes({ ...operation, profile: { ...operation.profile, codes } })).toEqual([])
  })

  it('are each another wrong secret of the same form', () => {
    const wrong = ['246810', 'skylarZ', 'a-'].map(secret => [wrongSecret(secret, 1), wrongSecret(secret, 2)])
    expect(wrong[0]).toEqual(['246811', '246812'])
    expect(wrong[1]).toEqual(['skylara', 'skylarb'])
    expect(new Set(wrong.flat()).size).toBe(6)
  })
})
