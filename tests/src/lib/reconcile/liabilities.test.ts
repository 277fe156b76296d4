import { describe, expect, it } from 'vitest'
import { pathOf, rootFrom, rootOf } from '#src/lib/proofs/liability-tree.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import {
  checkLiabilities,
  type PublishedLiabilities,
  type PublishedRoot,
  type SeenRoot,
} from '#src/lib/reconcile/liabilities.ts'
import type { ReportedEntry } from '#src/lib/statement/account-shapes.ts'
import {
  DAYS,
  decimal,
  entriesOf,
  hex,
  nodesOf,
  publish,
  rootFor,
  type Balances,
} from '#tests/support/published-liabilities.ts'
import { TAMPERINGS } from '#tests/support/tampering/liability-tampering.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const ASSETS = ['currency 3', 'currency 6', 'product 1'] as const

const wrongIn = (told: PublishedLiabilities, entries: readonly ReportedEntry[], seen?: SeenRoot) =>
  [...checkLiabilities(told, entries, seen)].filter(({ verdict }) => verdict.is !== 'agrees')
const namesOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ check }) => check))]

const balancesOf = (asset: string): fc.Arbitrary<Balances> =>
  fc
    .record({
      amounts: fc.array(fc.bigInt({ min: 1n, max: 10n ** 18n }), { minLength: 2, maxLength: 20 }),
      place: fc.nat(),
    })
    .map(({ amounts, place }) => ({ asset, amounts, own: place % amounts.length }))
const someBalances = fc
  .subarray([...ASSETS], { minLength: 1 })
  .chain(assets => fc.tuple(...assets.map(balancesOf)))
const anyOf = fc.nat()
const RUNS = { numRuns: 30 }

describe('published liabilities', () => {
  it('contain every balance of an account', () => {
    fc.assert(
      fc.property(someBalances, all => {
        const told = publish(all)
        expect(wrongIn(told, entriesOf(all), told.roots[2])).toEqual([])
      }),
      RUNS,
    )
  })

  it('have a path from every leaf of a tree of any size to its root, and to no other place', () => {
    for (let leaves = 1; leaves <= 33; leaves++) {
      const amounts = Array.from({ length: leaves }, (_, index) => BigInt(index + 1))
      const nodes = nodesOf(DAYS[0], { asset: 'currency 3', amounts, own: 0 })
      const root = rootOf(nodes)
      for (const [index, node] of nodes.entries()) {
        const path = pathOf(nodes, index)
        expect(rootFrom(node, { index, leaves, path })).toEqual(root)
        for (const other of [index - 1, index + 1, leaves])
          expect(rootFrom(node, { index: other, leaves, path })).not.toEqual(root)
      }
    }
  })

  it.each(Object.entries(TAMPERINGS))('are caught when a back end %s', (_, { by, tamper }) => {
    fc.assert(
      fc.property(someBalances, anyOf, (all, at) => {
        const told = publish(all)
        tamper(told, all[at % all.length]!, at)
        expect(namesOf(wrongIn(told, entriesOf(all)))).toContain(by)
      }),
      RUNS,
    )
  })

  it('are caught when any node of a path is changed, left out, doubled or swapped with its neighbor', () => {
    fc.assert(
      fc.property(
        someBalances,
        anyOf,
        anyOf,
        fc.constantFrom('total', 'hash', 'less', 'more', 'swap'),
        (all, a, b, how) => {
          const told = publish(all)
          const leaf = told.leaves[a % told.leaves.length]!
          const at = b % Math.max(1, leaf.path.length)
          const node = leaf.path[at]
          fc.pre(node !== undefined)
          if (how === 'total') node!.total = decimal(BigInt(a) + 10n ** 19n)
          else if (how === 'hash') node!.hash = hex(node!.hash)
          else if (how === 'less') leaf.path.splice(at, 1)
          else if (how === 'more') leaf.path.splice(at, 0, node!)
          else {
            fc.pre(leaf.path.length > 1)
            const next = (at + 1) % leaf.path.length
            ;[leaf.path[at], leaf.path[next]] = [leaf.path[next]!, leaf.path[at]!]
          }
          expect(namesOf(wrongIn(told, entriesOf(all)))).toEqual(['included'])
        },
      ),
      RUNS,
    )
  })

  it('count entries before the beginning of the day only', () => {
    const all: Balances[] = [{ asset: 'currency 3', amounts: [5_000_000n, 1n], own: 0 }]
    const [entry] = entriesOf(all)
    const later = { ...entry!, id: '9-1', amount: '7', time: Date.parse(DAYS[2]) }
    expect(wrongIn(publish(all), [entry!, later])).toEqual([])
    expect(namesOf(wrongIn(publish(all), [entry!, { ...later, time: later.time - 1 }]))).toEqual(['included'])
  })
})

describe('published roots', () => {
  const all: Balances[] = [{ asset: 'currency 3', amounts: [5n, 6n, 7n], own: 1 }]
  const less: Balances[] = [{ asset: 'currency 3', amounts: [5n, 6n], own: 1 }]
  const entries = entriesOf(all)
  const honest = publish(all)
  const [newest, middle, oldest] = honest.roots as [PublishedRoot, PublishedRoot, PublishedRoot]

  it('go on from the one that was seen', () => {
    for (const seen of [undefined, newest, middle, oldest]) expect(wrongIn(honest, entries, seen)).toEqual([])
    const since = { ...honest, roots: honest.roots.slice(0, 2), isWhole: false }
    expect(wrongIn(since, entries, middle)).toEqual([])
  })

  it('are caught when two are shown for one day, and the day is named', () => {
    const other = publish(less).roots[0]!
    const [finding] = wrongIn(honest, entries, other)
    expect(finding).toMatchObject({ check: 'roots', subject: { kind: 'published', id: DAYS[2] } })
    expect(finding?.arithmetic).toMatchObject({ expected: other.hash, stated: newest.hash })
  })

  it('are caught when the past is rewritten, with all later roots made consistent', () => {
    const rewritten = publish(all)
    rewritten.roots = publish(less, DAYS.slice(0, 2)).roots.slice()
    const [last] = rewritten.roots
    const totals = rewritten.totals.map(each => ({ ...each, asset: 'currency 3' }))
    rewritten.roots.unshift(rootFor(DAYS[2], last!.hash, totals))
    expect(wrongIn(rewritten, entries)).toEqual([])
    for (const seen of [newest, middle, oldest])
      expect(wrongIn(rewritten, entries, seen).map(({ subject }) => subject.id)).toEqual([seen.day])
  })

  it.each([
    ['a past root is changed alone', [newest, { ...middle, hash: oldest.hash }, oldest]],
    ['a past day is left out', [newest, oldest]],
    ['the first day is left out', [newest, middle]],
    ['a day is listed twice', [newest, newest, middle, oldest]],
    ['days are out of order', [newest, oldest, middle]],
    ['the totals of a past day are changed', [newest, { ...middle, totalsHash: oldest.totalsHash }, oldest]],
    ['the newest root is taken back', [middle, oldest]],
  ])('are caught when %s', (_, roots) => {
    expect(namesOf(wrongIn({ ...honest, roots }, entries, newest))).toContain('roots')
  })

  it('have this value, which other implementations can be compared with', () => {
    expect(newest.hash).toBe('b843f49e0698a35b8e59495347d20fda35976677c4392958bfdac02510dadac9')
  })
})
