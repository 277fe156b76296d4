import { expect, it } from 'vitest'
import { DOCUMENTED_OPERATIONS, findMarkProblems } from '#contracts/documented-fields.ts'
import { document, operations } from '#contracts/spec.ts'
import type { Document } from '#contracts/verify/document.ts'
import { operationsOf } from '#contracts/verify/operations.ts'

/** What is said of a copy of the specification with a change. */
function problemsAfter(change: (copy: Document) => void): string[] {
  const copy = structuredClone(document)
  change(copy)
  return findMarkProblems(copy, operationsOf(copy))
}

it('specification marks everything that was added to the documented operations [R7.8]', () => {
  expect(findMarkProblems(document, operations)).toEqual([])
  expect(Object.keys(DOCUMENTED_OPERATIONS)).toHaveLength(26)
})

it('check of the marks names an added property, a query and an operation without one [R7.8]', () => {
  const problems = problemsAfter(copy => {
    copy.components.schemas['UserBalance']!.properties!['frozen'] = { type: 'string' }
    const { get } = copy.paths['/api/switchSet/list'] as Record<string, { parameters?: unknown[] }>
    get!.parameters = [{ name: 'since', in: 'query', schema: { type: 'integer' } }]
    Object.assign(copy.paths['/api/notice/list']!['get']!, { 'x-origin': 'documented' })
  })
  expect(problems).toEqual([
    "UserBalance.frozen is not in the product's document: mark it x-origin: designed",
    "listSwitches?since is not in the product's document: mark it x-origin: designed",
    "listNotices is not in the product's document: x-origin must be designed",
  ])
})

it('check of the marks names a documented property that is marked, and a documented query that is missing [R7.8]', () => {
  const problems = problemsAfter(copy => {
    Object.assign(copy.components.schemas['Tip']!.properties!['remark']!, { 'x-origin': 'designed' })
    const { get } = copy.paths['/api/platformCurrency/list'] as Record<string, { parameters?: unknown[] }>
    get!.parameters = []
  })
  expect(problems).toEqual([
    'listPlatformCurrencies lacks the documented query currencyType',
    "Tip.remark is in the product's document, but is marked x-origin: designed",
  ])
})
