/**
 * What the specification leaves open is never a finding. `npm run test:ci` tries each variation on a few operations, `npm run test:deep` all of
 * them in whole verifications, as many together as do not exclude each other.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { readMaterial } from '#contracts/verify/verify.ts'
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

  for (const [index, variation] of (process.env['DEEP'] ? groups : variations).entries()) {
    it(
      `when its answers are varied: ${variation.name}`,
      async () => {
        const turn = material.operations[(index * 7) % material.operations.length]!.id
        const only = process.env['DEEP'] ? [] : [...new Set([...USUAL, turn])]
        const { falseAlarms, rows } = await measureVariation(reference, material, variation, only)
        expect(falseAlarms).toEqual([])
        expect(rows).toBeGreaterThan(only.length)
      },
      TIME_LIMIT,
    )
  }
})
