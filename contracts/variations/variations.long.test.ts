/**
 * What the specification leaves open is never a finding: as many variations together as do not exclude each other. `npm run test:ci` verifies
 * a few operations with each group of them, drawn by `VARIATIONS_SEED`; `npm run test:deep` all; `npm run contracts:variations` takes them one
 * by one.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { readMaterial } from '#contracts/material.ts'
import { drawShares } from './draw-shares.ts'
import { measureVariation } from './measure.ts'
import { groups, variations } from './variations.ts'

const TIME_LIMIT = 600_000
/** Operations for each group. */
const SHARE = 6

const material = readMaterial()
/** Another seed takes other operations. */
const seed = Number(process.env['VARIATIONS_SEED'] ?? 1)
const names = material.operations.map(({ id }) => id)
const shares = drawShares(names, { shares: groups.length, size: SHARE, seed })

it('another seed gives each group other operations, and each operation gets its turn', () => {
  const drawn = (from: number) => drawShares(names, { shares: groups.length, size: SHARE, seed: from })
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
  expect(new Set(drawn(1).flat()).size).toBe(groups.length * SHARE)
  const inThirtyDays = Array.from({ length: 30 }, (_, day) => drawn(20_000 + day)).flat(2)
  expect(new Set(inThirtyDays).size).toBe(names.length)
})

it('there are at least sixty, each with a name of its own', () => {
  expect(variations.length).toBeGreaterThanOrEqual(60)
  expect(new Set(variations.map(({ name }) => name)).size).toBe(variations.length)
})

describe('a back end is not found fault with', () => {
  let reference: ReferenceBackEnd
  beforeAll(async () => {
    reference = await startReference()
  })
  afterAll(() => reference.stop())

  for (const [index, group] of groups.entries()) {
    it(
      `when its answers are varied in many ways (${index + 1}, seed ${seed})`,
      async () => {
        const only = process.env['DEEP'] ? [] : shares[index]!
        const { falseAlarms, rows, changes } = await measureVariation(reference, material, group, only)
        expect(falseAlarms, `${group.name}: ${only.join()}`).toEqual([])
        expect(rows).toBeGreaterThan(only.length)
        expect(changes).toBeGreaterThan(rows)
      },
      TIME_LIMIT,
    )
  }
})
