import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languagesPage } from '#scripts/languages.ts'

it('shows the languages as they are: otherwise run `node scripts/languages.ts` [R7.2]', async () => {
  expect(readFileSync(new URL('../../docs/languages.md', import.meta.url), 'utf8')).toBe(
    await languagesPage(),
  )
})
