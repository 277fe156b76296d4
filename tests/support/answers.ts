import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach } from 'vitest'

const server = setupServer()
let isListening = false

/**
 * Answers every call with an empty success, but for the paths given: their fields go into the envelope.
 * @returns the paths asked for, as they come
 */
export function serveAnswers(answers: Record<string, object>): string[] {
  const asked: string[] = []
  if (!isListening) server.listen({ onUnhandledFrame: 'bypass' })
  isListening = true
  server.resetHandlers(
    http.all('*', ({ request }) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      return HttpResponse.json({ code: 200, msg: 'ok', data: {}, rows: [], total: 0, ...answers[pathname] })
    }),
  )
  return asked
}

afterEach(() => server.resetHandlers())
afterAll(() => {
  if (isListening) server.close()
})
