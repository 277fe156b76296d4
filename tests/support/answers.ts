import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach } from 'vitest'

const server = setupServer()
let isListening = false

/**
 * Answers every call with an empty success; for the given paths, with these fields in the
 * envelope, or with those that a function gives.
 * @returns the requested paths, in order of arrival
 */
export function serveAnswers(answers: Record<string, object | (() => object)>): string[] {
  const asked: string[] = []
  if (!isListening) server.listen({ onUnhandledFrame: 'bypass' })
  isListening = true
  server.resetHandlers(
    http.all('*', ({ request }) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      const answer = answers[pathname]
      const fields = typeof answer === 'function' ? answer() : answer
      return HttpResponse.json({ code: 200, msg: 'ok', data: {}, rows: [], total: 0, ...fields })
    }),
  )
  return asked
}

afterEach(() => server.resetHandlers())
afterAll(() => {
  if (isListening) server.close()
})
