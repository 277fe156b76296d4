/** States of the reference back end that go back by hours and days: nothing is found wrong when they are arranged just after midnight. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { verify } from '#contracts/verify/verify.ts'
import { DAY, SECOND } from '#src/lib/time/time-units.ts'
import { material, optionsFor } from './support.ts'

const OPERATIONS = 'cancelShareSubscription,listShareSubscriptions,redeemPledge,releaseMiningOrder'

const real = Date.now
const ahead = DAY - (real() % DAY) + SECOND
const passMidnight = () => vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)

let reference: ReferenceBackEnd
beforeAll(async () => {
  passMidnight()
  reference = await startReference()
})
// The verifier has the same clock, which vitest restores before each test.
beforeEach(passMidnight)
afterAll(async () => {
  await reference.stop()
  vi.restoreAllMocks()
})

describe('just after midnight, the verifier', () => {
  it('finds nothing wrong with subscriptions and redemptions of the reference back end', async () => {
    const options = optionsFor(reference.url, '--states', reference.statesUrl, '--only', OPERATIONS)
    const { rows } = await verify({ ...options, walks: 0 }, material)
    const failed = rows.flatMap(row => (row.outcome === 'failed' ? [`${row.operation}: ${row.name}`] : []))
    expect(failed).toEqual([])
    expect(rows.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(200)
  })
})
