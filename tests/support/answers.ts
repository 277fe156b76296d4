import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'

/**
 * Answers every call with an empty success until the test ends; for the given paths, with these fields in the
 * envelope, or with those that a function gives.
 * @returns the requested paths, in order of arrival
 */
export function serveAnswers(answers: Record<string, object | (() => object)>): string[] {
  const asked: string[] = []
  const server = setupServer(
    http.all('*', ({ request }) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      const answer = answers[pathname]
      const fields = typeof answer === 'function' ? answer() : answer
      return HttpResponse.json({ code: 200, msg: 'ok', data: {}, rows: [], total: 0, ...fields })
    }),
  )
  server.listen({ onUnhandledFrame: 'bypass' })
  onTestFinished(() => server.close())
  return asked
}
