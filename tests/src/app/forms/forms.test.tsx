/** Every form of the app: a press of its button is a press, and is answered. */
import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { setAppLock } from '#src/stores/session/app-lock.ts'
import { useNetwork } from '#tests/src/features/support/visit.tsx'
import { FORMS } from './forms.tsx'
import { testPresses } from './presses.ts'

useNetwork()
afterEach(() => setAppLock(undefined))

/** Freezing and resting are single buttons, without a field that could be wrong. */
const WITHOUT_FIELDS = ['features/security/safety']

it('are all here (a11y X1, X2)', () => {
  const making = globSync('src/{features,widgets}/**/*.{ts,tsx}')
    .filter(file => /useForm(?:<[^(]*)?\(\{/.test(readFileSync(file, 'utf8')))
    .map(file => file.replace(/^src\/|\.tsx?$/g, ''))
    .filter(file => ![...WITHOUT_FIELDS, 'widgets/forms/use-form'].includes(file))
  expect(making.toSorted()).toEqual(Object.keys(FORMS).toSorted())
})

for (const [name, show] of Object.entries(FORMS)) testPresses(name, show)
