/** Accessibility of home and trade on a phone, in both themes; accessibility.long.test.ts goes through every screen. */
import { PATHS } from '#src/lib/paths.ts'
import { darkViolationsOf, violationsOf } from '../support/e2e/axe.ts'
import {
  expect,
  openRoute,
  PROMPTS_DISMISSED,
  screenLoaded,
  signInAs,
  test,
} from '../support/e2e/browser-test.ts'
import { DEMO } from '../support/e2e/server.ts'
import { smallTargetsOf } from '../support/e2e/target-size.ts'
import { overflowingElements, overflowsOf } from '../support/e2e/text-overflow.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('home and the trade tab have no axe violation, no overflow, no text cut off and large enough targets, light and dark [R2.6, R2.8]', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signIn(DEMO), PROMPTS_DISMISSED)
  const found: string[] = []
  for (const route of [PATHS.index, PATHS.trade]) {
    await openRoute(page, route)
    await screenLoaded(page)
    const faults = [
      ...(await overflowingElements(page)),
      ...(await overflowsOf(page)),
      ...(await smallTargetsOf(page)),
      ...(await violationsOf(page)),
      ...(await darkViolationsOf(page)),
    ]
    found.push(...faults.map(fault => `${route} ${fault}`))
  }
  expect(found.join('\n')).toBe('')
})
