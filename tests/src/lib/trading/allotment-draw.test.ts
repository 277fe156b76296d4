import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  verifyDraw,
  commitmentOf,
  drawLots,
  subscriptionListHash,
  subscriptionListText,
  sha256Hex,
  type DrawSubscription,
  type PublishedDraw,
} from '#src/lib/trading/allotment-draw.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const SEED = 'a1'.repeat(32)

/** Entries with unique ids. */
const entriesOf = (most = 12) =>
  fc
    .uniqueArray(fc.stringMatching(/^[0-9a-f]{20}$/), { maxLength: 30 })
    .chain(ids =>
      fc
        .array(fc.integer({ min: 1, max: most }), { minLength: ids.length, maxLength: ids.length })
        .map(lots => ids.map((id, index): DrawSubscription => ({ id, lots: lots[index]! }))),
    )

const sum = (figures: Iterable<number>) => [...figures].reduce((total, each) => total + each, 0)

/** A draw as a back end publishes it. */
function published(entries: readonly DrawSubscription[], totalLots: number): PublishedDraw {
  const won = drawLots(SEED, entries, totalLots)
  return {
    commitment: commitmentOf(SEED),
    seed: SEED,
    entriesHash: subscriptionListHash(entries),
    totalLots,
    entries: entries.map(entry => ({ ...entry, allottedLots: won.get(entry.id)! })),
  }
}

describe('allotment draw', () => {
  it('uses a standard hash, so that it can be checked without this app [R2.5]', () => {
    for (const text of ['', 'abc', 'ü 中 🎟', 'x'.repeat(200)]) {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })

  it('allots every lot while there is demand, and to nobody more than requested [R2.5]', () => {
    fc.assert(
      fc.property(entriesOf(), fc.integer({ min: 0, max: 120 }), (entries, totalLots) => {
        const won = drawLots(SEED, entries, totalLots)
        expect(won.size).toBe(entries.length)
        for (const { id, lots } of entries) {
          expect(won.get(id)).toBeGreaterThanOrEqual(0)
          expect(won.get(id)).toBeLessThanOrEqual(lots)
        }
        expect(sum(won.values())).toBe(Math.min(totalLots, sum(entries.map(({ lots }) => lots))))
      }),
    )
  })

  it('gives the same result whenever it runs and in whatever order the entries come [R2.5]', () => {
    fc.assert(
      fc.property(
        entriesOf().chain(entries =>
          fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
        ),
        fc.integer({ min: 0, max: 60 }),
        ([entries, shuffled], totalLots) => {
          expect(new Map(drawLots(SEED, shuffled, totalLots))).toEqual(
            new Map(drawLots(SEED, entries, totalLots)),
          )
          expect(subscriptionListText(shuffled)).toBe(subscriptionListText(entries))
        },
      ),
    )
  })

  it('is fair: over many seeds every ticket wins about equally often [R2.5]', () => {
    const entries = [1, 1, 2, 4].map((lots, index) => ({ id: `${index}`.repeat(20), lots }))
    const rounds = 3000
    const won = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const lots = drawLots(sha256Hex(`seed ${round}`), entries, 4)
      entries.forEach(({ id }, index) => (won[index]! += lots.get(id)!))
    }
    entries.forEach(({ lots }, index) => {
      // Half of all tickets win. Five standard deviations of a fair coin, summed over the tickets.
      const expected = (rounds * lots) / 2
      expect(Math.abs(won[index]! - expected)).toBeLessThan(5 * Math.sqrt((rounds * lots) / 4))
    })
  })

  it('depends on the whole list: one more entry changes every chance [R2.5]', () => {
    const entries = Array.from({ length: 40 }, (_, index) => ({
      id: sha256Hex(`${index}`).slice(0, 20),
      lots: 3,
    }))
    const another = [...entries, { id: sha256Hex('late').slice(0, 20), lots: 1 }]
    const before = drawLots(SEED, entries, 60)
    const after = drawLots(SEED, another, 60)
    expect(entries.filter(({ id }) => before.get(id) !== after.get(id)).length).toBeGreaterThan(5)
  })

  it('refuses a list with a duplicate entry [R2.5]', () => {
    const entry = { id: 'a'.repeat(20), lots: 1 }
    expect(() => drawLots(SEED, [entry, entry], 1)).toThrow(RangeError)
    expect(
      verifyDraw({
        ...published([entry], 1),
        entries: [entry, entry].map(each => ({ ...each, allottedLots: 1 })),
      }),
    ).toEqual([{ kind: 'twice' }])
  })
})

describe('verifying a draw', () => {
  const entries = Array.from({ length: 12 }, (_, index) => ({
    id: sha256Hex(`${index}`).slice(0, 20),
    lots: 1 + (index % 4),
  }))
  const draw = published(entries, 9)

  it('accepts every draw made by the rules [R2.5]', () => {
    fc.assert(
      fc.property(entriesOf(), fc.integer({ min: 0, max: 60 }), (some, totalLots) => {
        expect(verifyDraw(published(some, totalLots))).toEqual([])
      }),
    )
  })

  it('reports a seed other than the committed one [R2.5]', () => {
    expect(verifyDraw({ ...draw, commitment: commitmentOf('another') })).toEqual([{ kind: 'seed' }])
    expect(verifyDraw({ ...draw, seed: 'b2'.repeat(32) })).toContainEqual({ kind: 'seed' })
  })

  it('reports a list other than the one at closing [R2.5]', () => {
    const longer = [...draw.entries, { id: 'f'.repeat(20), lots: 1, allottedLots: 0 }]
    expect(verifyDraw({ ...draw, entries: longer })).toContainEqual({ kind: 'entries' })
    expect(verifyDraw({ ...draw, entries: draw.entries.slice(1) })).toContainEqual({ kind: 'entries' })
  })

  it('reports every entry with a wrong allotment [R2.5]', () => {
    const [first, ...rest] = draw.entries
    const moved = { ...first!, allottedLots: first!.allottedLots + 1 }
    expect(verifyDraw({ ...draw, entries: [moved, ...rest] })).toEqual([
      { kind: 'allotment', id: first!.id, published: moved.allottedLots, drawn: first!.allottedLots },
    ])
  })
})
