import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import english from '#src/i18n/en/index.ts'

/** Passes an answer to its caller, who shows nothing of it. */
const MARKER = 'hint_48'

it('the app has a text for every reason of a refusal that the specification documents', () => {
  const documented = new Set(readFileSync('openapi/bundle.json', 'utf8').match(/\bhint_\w+/g))
  const known = { ...english.errors, ...english.refusals }
  expect([...documented].filter(key => key !== MARKER && !(key in known))).toEqual([])
})
