/** Every screen, in each engine that phones have. */
import { PATHS } from '#src/lib/paths.ts'
import { PROMPTS_DISMISSED } from '#tests/support/e2e/browser-test.ts'
import { visitPlanOf } from '#tests/support/e2e/screens.ts'
import { arriveAt, findOverflows } from '#tests/support/e2e/text-overflow.ts'
import { APPLE, expect, inEachEngine, test } from '#tests/support/engines/engine-test.ts'

inEachEngine(() => {
  test('opens every screen, and cuts no text off', async ({ visitor, backEnd }) => {
    test.setTimeout(300_000)
    const { demo, walk } = await visitPlanOf(backEnd)
    const session = { token: demo.token, userId: demo.userId }
    const found: string[] = []
    for (const as of ['guest', 'member'] as const) {
      await visitor.remember({ ...PROMPTS_DISMISSED, ...APPLE, ...(as === 'member' && { session }) })
      await visitor.open(PATHS.language)
      for (const { address } of walk.filter(visit => visit.as === as)) {
        await visitor.driver.run(arriveAt, address)
        const faults = await visitor.driver.run(findOverflows)
        found.push(...faults.map(fault => `${address} (${as}) ${fault}`))
      }
    }
    expect(found.join('\n')).toBe('')
  })
})
