/** One wrong field in an answer: the screen works, and what is affected says so. All of it in `npm run test:deep`. */
import { cleanup, waitFor } from '@testing-library/react'
import { getResponse, http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { operationsOf, readSpecification } from '#scripts/specification.ts'
import { readAtOnce } from '#tests/support/specification/read-at-once.ts'
import { loadScreen } from '#src/app/navigation/screen-modules.tsx'
import { routes } from '#src/app/routes.ts'
import { ErrorBoundary } from '#src/app/shell/error-boundary.tsx'
import TroubleBanner from '#src/app/shell/trouble-banner.tsx'
import { useTrouble } from '#src/app/shell/trouble.ts'
import en from '#src/i18n/en/errors.ts'
import { createHandlers } from '#src/mocks/handlers.ts'
import { scenarioOf } from '#src/mocks/scenarios.ts'
import { EXAMPLE_TIME } from '#src/mocks/times.ts'
import { clearQuotes } from '#src/stores/quotes/quotes.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { answerSchema, oneFieldChanges, type OneChange } from '#tests/support/specification/one-field.ts'
import { addressOf } from './support/subjects.ts'
import { toasts, useNetwork, visit } from './support/visit.tsx'

useNetwork()

// A canvas, which has no text and does not exist here.
vi.mock('#src/widgets/chart/plot/candle-plot.ts', () => {
  throw new Error('There is no canvas.')
})

const specification = readSpecification()
const byPath = new Map(operationsOf(specification).map(operation => [operation.path, operation]))
const examples = createHandlers(scenarioOf('?mock=examples'), () => EXAMPLE_TIME)

/** The answers of the examples, those to one operation replaced; what was answered is kept in `seen`. */
const answering = (seen: Map<string, unknown>, changed?: string, body?: unknown) =>
  http.all('*/api/*', async ({ request }) => {
    const { pathname } = new URL(request.url)
    const operation = byPath.get(pathname)
    if (!operation || !answerSchema(operation)) return undefined
    if (pathname === changed) return HttpResponse.json(Object(body))
    const response = await getResponse(examples, request)
    if (response && !seen.has(pathname)) seen.set(pathname, await response.clone().json())
    return response
  })

function Trouble() {
  const trouble = useTrouble()
  return trouble && <TroubleBanner trouble={trouble} />
}

/** Opens a screen as the shell does; gives its text, without styles, and how often it says that something failed. */
async function look(path: string, changed?: string, body?: unknown) {
  cleanup()
  clearQuotes()
  const Screen = await loadScreen(path)
  const seen = new Map<string, unknown>()
  const whole = () => (
    <>
      <Trouble />
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </>
  )
  const { client } = await visit(
    addressOf(path),
    { [path]: whole },
    { handlers: [answering(seen, changed, body)] },
  )
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const page = document.body.cloneNode(true) as HTMLElement
  for (const style of page.querySelectorAll('style')) style.remove()
  return {
    seen,
    text: page.textContent,
    complaints: page.querySelectorAll('[role=alert]').length + toasts.length,
  }
}

/** What the app reads of an answer; undefined where it cannot. */
function readingOf(path: string, body: unknown): string | undefined {
  try {
    return JSON.stringify(readAtOnce(path, body))
  } catch {
    return undefined
  }
}

/** One change of each reading: what a screen shows depends on nothing else. */
function changesOf(path: string, answer: unknown): OneChange[] {
  const schema = answerSchema(byPath.get(path)!)!
  const right = readingOf(path, answer)
  const byReading = new Map(
    oneFieldChanges(specification, answer, schema).map(change => [readingOf(path, change.body), change]),
  )
  byReading.delete(right)
  return [...byReading.values()]
}

/** What no screen ever says. */
const ODD = /\bNaN\b|undefined|\[object |Invalid Date|Infinity/

async function check(path: string, operation: string, { field, kind, body }: OneChange, before: number) {
  const { text, complaints } = await look(path, operation, body)
  const name = `${path}: ${operation}, ${field}: ${kind}`
  expect([name, text]).not.toEqual([name, expect.stringContaining(en.screenTitle)])
  expect([name, ODD.exec(text)?.[0]]).toEqual([name, undefined])
  const reading = readingOf(operation, body)
  if (reading === undefined) expect([name, complaints > before]).toEqual([name, true])
  else if (reading.includes('"leftOut":')) expect(text).toContain(en.leftOut)
}

const all = routes.filter(({ screen }) => screen !== '').map(({ path }) => path)
const isDeep = process.env['DEEP'] !== undefined
const [drawn] = fc.sample(fc.shuffledSubarray(all, { minLength: 16, maxLength: 16 }), {
  seed: 19,
  numRuns: 1,
})

describe.each(isDeep ? all : drawn!)('%s', path => {
  it('works with any one field of its answers wrong, and says what it lacks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { seen, complaints } = await look(path)
    const changes = [...seen].flatMap(([operation, answer]) =>
      changesOf(operation, answer).map(change => ({ operation, change })),
    )
    const [some] = fc.sample(fc.shuffledSubarray(changes, { maxLength: Math.min(5, changes.length) }), {
      seed: 19,
      numRuns: 1,
    })
    for (const { operation, change } of isDeep ? changes : some!) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other, in the same document.
      await check(path, operation, change, complaints)
    }
  })
})
