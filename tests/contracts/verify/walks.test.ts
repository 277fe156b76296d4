/** Random walks: drawn from a seed, shortened to what shows a problem, and written as commands. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baselinesOf } from '#contracts/verify/baseline.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { followLink } from '#contracts/verify/links.ts'
import { readOptions } from '#contracts/verify/options.ts'
import { ROOT } from '#contracts/material.ts'
import type { Verification } from '#contracts/verify/verification.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { curlLines } from '#contracts/verify/walks/curl.ts'
import { createInvariants } from '#contracts/verify/walks/invariants.ts'
import type { Taken, WalkResult } from '#contracts/verify/walks/run-walk.ts'
import { shorten } from '#contracts/verify/walks/shorten.ts'
import { createCatalogue, drawWalk, withSources, type Walk } from '#contracts/verify/walks/walk.ts'
import { material, optionsFor } from './support.ts'

const { document, operations, interactions } = material
const baselines = baselinesOf(document, createJudge(document), operations, interactions)
const catalogue = createCatalogue(document, operations, baselines)
const LENGTH = 12
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)
const draw = (seed: number) => drawWalk(catalogue, seed, LENGTH)!

describe('a random walk', () => {
  it('is the same for the same seed', () => {
    for (const seed of SEEDS.slice(0, 20)) expect(draw(seed)).toEqual(draw(seed))
    expect(draw(1)).not.toEqual(draw(2))
  })

  it('begins with what its state is for, and refers to earlier steps only', () => {
    for (const seed of SEEDS) {
      const { states, steps } = draw(seed)
      const [first] = steps
      expect(first).toMatchObject({ kind: 'call', operation: { changes: true } })
      expect(states).toHaveLength(1)
      for (const step of steps) if (step.kind !== 'call') expect(step.from).toBeLessThan(step.id)
    }
  })

  it('takes every kind of step, and most operations that change something', () => {
    const steps = SEEDS.flatMap(seed => draw(seed).steps)
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(['call', 'link', 'repeat']))
    const changing = operations.filter(({ changes, isPublic, isStream }) => changes && !isPublic && !isStream)
    const taken = new Set(steps.map(({ operation }) => operation.id))
    expect(changing.filter(({ id }) => taken.has(id)).length).toBeGreaterThan(changing.length * 0.6)
  })

  it('loses with a step all that needs it', () => {
    for (const seed of SEEDS) {
      const walk = draw(seed)
      for (const { id } of walk.steps) {
        const left = withSources(walk.steps.filter(step => step.id !== id))
        const ids = new Set(left.map(step => step.id))
        expect(ids.has(id)).toBe(false)
        for (const step of left) if (step.kind !== 'call') expect(ids.has(step.from)).toBe(true)
      }
    }
  })
})

/** The steps as if each was answered, with a problem where `isWrong` says so. */
function takeUntil(walk: Walk, isWrong: (taken: Walk['steps']) => boolean): WalkResult {
  const taken: Taken[] = []
  for (const step of walk.steps) {
    taken.push({ step } as Taken)
    if (isWrong(taken.map(one => one.step)))
      return { taken, values: {}, problems: [{ says: `wrong by ${taken.length}` }], readings: [] }
  }
  return { taken, values: {}, problems: [], readings: [] }
}

describe('a walk that shows a problem', () => {
  it('is shortened to the steps that show it', async () => {
    for (const seed of SEEDS) {
      const walk = draw(seed)
      // Any two requests of the pact files show it.
      const isWrong = (steps: Walk['steps']) => steps.filter(({ kind }) => kind === 'call').length === 2
      const result = takeUntil(walk, isWrong)
      if (result.problems.length === 0) continue
      const { walk: shortest, isSeenAgain } = await shorten(walk, result, one =>
        Promise.resolve(takeUntil(one, isWrong)),
      )
      expect(shortest.steps.map(({ kind }) => kind)).toEqual(['call', 'call'])
      expect(isSeenAgain).toBe(true)
    }
  })

  it('is said not to be seen again when it is right the next time', async () => {
    const walk = draw(1)
    const result = takeUntil(walk, steps => steps.length === 5)
    const right = { taken: [], values: {}, problems: [], readings: [] }
    const { isSeenAgain } = await shorten(walk, result, () => Promise.resolve(right))
    expect(isSeenAgain).toBe(false)
  })

  it('is not mistaken for another problem', async () => {
    const walk = draw(1)
    const result = takeUntil(walk, steps => steps.length === 5)
    const other = { ...takeUntil(walk, steps => steps.length === 1), problems: [{ says: 'something else' }] }
    const { walk: shortest, isSeenAgain } = await shorten(walk, result, () => Promise.resolve(other))
    expect(isSeenAgain).toBe(false)
    expect(shortest.steps).toHaveLength(5)
  })
})

describe('invariants of the specification', () => {
  const invariants = createInvariants(document, operations)
  const reading = (available: string, ...entries: { id: string; amount: string; balance: string }[]) => ({
    answers: {
      balances: { rows: [{ currencyId: 3, productId: null, available, held: '0' }] },
      holdings: { rows: [] },
      entries: {
        rows: entries.map(entry => ({
          ...entry,
          currencyId: 3,
          productId: null,
          balanceAfter: '1',
          time: 1,
        })),
      },
    },
    exchanges: [],
  })
  const first = { id: '1-1', amount: '100', balance: 'available' }
  const paid = { id: '2-1', amount: '-0.000001', balance: 'available' }

  it('cite requirements', () => {
    const known = readFileSync(`${ROOT}/docs/requirements.md`, 'utf8')
    const rules = document['x-invariants']!.rules
    expect(rules.length).toBeGreaterThan(0)
    for (const { requirement } of rules) expect(known).toContain(requirement)
  })

  it('hold when a balance changes by what was booked', () => {
    expect(invariants.problems(reading('100', first), reading('99.999999', paid, first))).toEqual([])
  })

  it('do not hold when nothing was booked, something else was, or an entry is another or gone', () => {
    const says = (after: ReturnType<typeof reading>) =>
      invariants.problems(reading('100', first), after).map(problem => problem.says)
    expect(says(reading('99.999999', first))).toEqual(['a balance has changed by the entries booked since'])
    expect(says(reading('100', paid, first))).toEqual(['a balance has changed by the entries booked since'])
    expect(says(reading('100', { ...first, amount: '99' }))).toEqual(['an entry stays as it was booked'])
    expect(says(reading('100'))).toEqual(['an entry stays as it was booked'])
  })
})

describe('the commands of a walk', () => {
  it('take values from the answers before, quote the rest, and repeat a request to the byte', () => {
    const of = (id: string) => operations.find(operation => operation.id === id)!
    const own = baselines.find(({ operation }) => operation.id === 'placeSpotOrder')!
    const [link, target] = catalogue
      .linksFrom(own.operation)
      .find(([one]) => Object.values(one.fields).includes('$response.body#/data/id'))!
    const values = {
      token: 'secret-token',
      productCode: "O'NEIL $HOME",
      price: '1',
      lowPrice: '1',
      highPrice: '2',
    }
    const draft = own.draft(values)
    const exchange = {
      operation: own.operation,
      received: { json: { data: { id: '7' } } },
    } as unknown as HttpExchange
    const taken = [
      { step: { id: 0, kind: 'call', baseline: own, operation: of('placeSpotOrder') }, draft, exchange },
      {
        step: { id: 1, kind: 'link', from: 0, link, operation: target },
        draft: followLink(link, target, draft, { request: {}, answer: { data: { id: '7' } } }),
        exchange,
      },
      { step: { id: 2, kind: 'repeat', from: 0, operation: of('placeSpotOrder') }, draft, exchange },
    ] as unknown as Taken[]
    const options = optionsFor('http://localhost:1/base', '--states', 'http://localhost:1/states')
    const [setup, token, ...steps] = curlLines(
      { options } as Verification,
      { states: own.states, steps: taken.map(({ step }) => step) },
      { taken, values, problems: [], readings: [] },
    )
    expect(setup).toContain("'http://localhost:1/states'")
    expect(token).toBe('TOKEN=$(jq -r .token state.json)')
    expect(steps[0]).toContain(`--data-urlencode "productCode=$(jq -r '.productCode' state.json)"`)
    expect(steps[0]).toContain('http://localhost:1/base/api/')
    expect(steps.join('\n')).not.toContain('secret-token')
    expect(steps[1]).toContain("$(jq -r '.data.id' 0.json)")
    expect(steps[2]!.replace('2.json', '0.json')).toBe(steps[0])
  })
})

describe('the options of walks', () => {
  it('are whole numbers', () => {
    const read = (...argv: string[]) => readOptions(['--url', 'http://localhost:1', ...argv], operations)
    expect(read()).toMatchObject({ walks: 20, seed: 1 })
    expect(read('--walks', '0', '--seed', '77')).toMatchObject({ walks: 0, seed: 77 })
    for (const wrong of ['x', '1.5', '-1', ''])
      expect(() => read(`--walks=${wrong}`)).toThrow(/give a whole number from 0 on/)
  })
})
