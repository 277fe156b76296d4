import { describe, expect, it } from 'vitest'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import { atOnceProbes } from '#contracts/verify/probes/at-once.ts'
import { limitProblems, limitProbes } from '#contracts/verify/probes/limits.ts'
import type { ProbeContext } from '#contracts/verify/probes/probe.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const operation = material.operations.find(({ id }) => id === 'createDeposit')!
const draftOf = (amount: string): Draft => ({ operation, query: [], headers: {}, body: [['amount', amount]] })
const answered = (draft: Draft, json: object): HttpExchange => ({
  operation,
  sent: toSent(draft),
  received: receivedOf(json),
})
const saysOf = (problems: readonly { says: string }[]) => problems.map(({ says }) => says)

/** A scene with accounts that are numbered, and a back end that answers amounts. */
const sceneOf = (more: object, answer: (amount: number, token: string) => object) =>
  ({
    operation,
    judge: { answer: () => [] },
    accounts: { setUp: () => Promise.resolve({ token: crypto.randomUUID() }) },
    ask: (draft: Draft) => {
      const [, amount] = draft.body.find(([name]) => name === 'amount')!
      return Promise.resolve(answered(draft, answer(Number(amount), draft.headers['Authorization']!)))
    },
    ...more,
  }) as unknown as ProbeContext

describe('the limit that a refusal names', () => {
  const refusalFor = (amount: string, params: object) => ({
    operation,
    states: [],
    expected: { code: 422, params },
    draft: () => draftOf(amount),
  })
  const done = { code: 200, msg: 'ok' }
  /** Runs the probe against a back end with a minimum and a maximum, which says others. */
  async function says(amount: string, said: object, least = 10, most = 50) {
    const scene = sceneOf({ refusals: [refusalFor(amount, said)] }, given => {
      const params = { field: 'amount', ...said }
      if (given < least) return { code: 422, msg: 'hint_below_minimum', params }
      return given > most ? { code: 422, msg: 'hint_above_maximum', params } : done
    })
    return saysOf((await limitProbes(operation)[0]!.run(scene)).problems)
  }

  it('is the one that holds', async () => {
    expect(await says('0.01', { minimum: '10' })).toEqual([])
    expect(await says('99', { maximum: '50' })).toEqual([])
  })

  it('is not a higher or a lower one', async () => {
    expect(await says('0.01', { minimum: '11' })).toEqual([
      'amount just beyond 11 is not refused in the same way, though that is the minimum that the refusal names',
    ])
    expect(await says('0.01', { minimum: '9' })).toEqual([
      'amount=9 is refused as well, which is the minimum that the refusal names',
    ])
    expect(await says('99', { maximum: '51' })).toHaveLength(1)
    expect(await says('99', { left: '49' })).toHaveLength(1)
  })

  it('may be another value of a field, which is taken', async () => {
    const correcting = (named: number) => async () => {
      const scene = sceneOf({ refusals: [refusalFor('7', { amount: '8' })] }, given =>
        given === 8 ? done : { code: 460, msg: 'hint_price_changed', params: { amount: String(named) } },
      )
      return saysOf((await limitProbes(operation)[0]!.run(scene)).problems)
    }
    expect(await correcting(8)()).toEqual([])
    expect(await correcting(9)()).toEqual(['amount=9 is refused as well, which is what the refusal names'])
  })

  it('is not looked for where a secret was wrong', async () => {
    expect(await says('99', { left: '4', field: 'password' })).toEqual([])
  })

  it('is compared only where there is something beyond it', () => {
    const at = answered(draftOf('1'), done)
    const limit = { name: 'minimum', field: 'amount', value: '1' }
    expect(limitProblems(limit, 'hint_below_minimum', [at, undefined], '/x')).toEqual([])
  })
})

describe('two at once that together are more than there is', () => {
  async function says(limit: number, isGuarded: boolean) {
    const spent = new Map<string, number>()
    const waiting = new Set<string>()
    const success = { states: [], fromStates: ['token'], draft: () => draftOf('10') }
    const probe = atOnceProbes(operation).find(({ name }) => name.endsWith('amount'))!
    let asked = 0
    const scene = sceneOf({ successes: [success] }, (amount, token) => {
      asked++
      const now = spent.get(token) ?? 0
      if (now + amount > limit && (isGuarded || !waiting.has(token))) return { code: 460, msg: 'hint' }
      spent.set(token, now + amount)
      // Only the first of a second account is asked together with another one.
      if (spent.size > 1) waiting.add(token)
      return { code: 200, msg: 'ok' }
    })
    const { problems } = await probe.run(scene)
    return { says: saysOf(problems), asked }
  }

  it('are one success, with the largest amount that can be paid once', async () => {
    expect(await says(100, true)).toEqual({ says: [], asked: 7 })
  })

  it('are found where both succeed', async () => {
    expect((await says(100, false)).says).toEqual([expect.stringContaining('both succeeded')])
  })
})
