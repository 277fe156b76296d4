/**
 * What the specification leaves open is never a finding: as many variations together as do not exclude each other. `npm run test:ci` verifies
 * a few operations with each group of them, `npm run test:deep` all; `npm run contracts:variations` takes them one by one.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { readMaterial } from '#contracts/material.ts'
import { measureVariation } from './measure.ts'
import { groups, variations } from './variations.ts'

const TIME_LIMIT = 600_000
/** A read, a list, something that is done, a sign-in, and a stream; and one more in turn. */
const USUAL = ['getUserBalance', 'listSpotOrders', 'placeSpotOrder', 'login', 'streamQuotes']

const material = readMaterial()

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
      `when its answers are varied in many ways (${index + 1})`,
      async () => {
        const turn = material.operations[(index * 21) % material.operations.length]!.id
        const only = process.env['DEEP'] ? [] : [...new Set([...USUAL, turn])]
        const { falseAlarms, rows, changes } = await measureVariation(reference, material, group, only)
        expect(falseAlarms, group.name).toEqual([])
        expect(rows).toBeGreaterThan(only.length)
        expect(changes).toBeGreaterThan(rows)
      },
      TIME_LIMIT,
    )
  }
})
