/** Words of OpenAPI that check nothing, and a schema that cannot be compiled: neither may stop the back end. */
import { expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { specValidatorOf } from '#server/openapi/spec-validator.ts'
import type { Services } from '#server/services.ts'
import { warmUp } from '#server/warm-up.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { itWithBackEnd, requestOf, spec, type Answer } from '#tests/support/back-end.ts'

/** The specification with words added to the schema of a note's text. */
function specWith(words: object): typeof spec {
  const changed = structuredClone(spec)
  Object.assign(changed.components.schemas['NoteText']!, words)
  return changed
}
const MISSPELT = { maxLenght: 5 }

it.each([
  { example: 'Look again' },
  { xml: { name: 'text' } },
  { externalDocs: { url: 'https://example.com' } },
  { discriminator: { propertyName: 'kind' } },
  { 'x-enum-varnames': ['A'] },
  { format: 'phone' },
])('%j checks nothing, and what stands beside it still does', words => {
  const save = specValidatorOf(specWith(words)).find('POST', '/api/note/save')!
  const bodyWith = (text: string) => new URLSearchParams({ kind: 'product', refId: '1', text }).toString()
  expect(save.checkBody(bodyWith('Look again'))).toMatchObject({ value: { text: 'Look again' } })
  expect(save.checkBody(bodyWith('x'.repeat(501)))).toEqual({ field: 'text' })
})

itWithBackEnd('an operation whose schema cannot be compiled fails alone', async ({ services }) => {
  const changed = structuredClone(spec)
  Object.assign(changed.components.schemas['ExchangeInfoAnswer']!, MISSPELT)
  const app = createApp({ ...services, spec: changed })
  const codeOf = async (id: OperationId) =>
    ((await (await app.request(...requestOf(id))).json()) as Answer).code
  expect(await codeOf('getExchangeInfo')).toBe(500)
  expect(await codeOf('listSwitches')).toBe(200)
})

it('a schema that cannot be compiled is logged with its operation, and the others are compiled', () => {
  vi.useFakeTimers()
  const log = { info: vi.fn(), error: vi.fn(), flush: vi.fn() }
  const { operations } = specValidatorOf(specWith(MISSPELT))
  warmUp(operations, { market: { products: [] }, log } as unknown as Services)
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  const failed = log.error.mock.calls.map(([event, , { operation }]) => [event, operation] as unknown)
  expect(failed).toEqual(['listNotes', 'saveNote'].map(id => ['schema not compiled', id]))
})
