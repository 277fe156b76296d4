/** What the tests of traffic have in common: the command, and archives of calls. */
import { run } from '../support.ts'

export const LIST = '/api/cryptocurrencyProduct/list?pageNum=1&pageSize=1'
export const HEADERS = { 'Accept-Language': 'en', LanguageId: '2' }
/** What surrounds every answer. */
export const GIVEN = {
  'Content-Type': 'application/json',
  'Content-Language': 'en',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Runs the command; `calls` are made while its proxy listens. */
export async function command(argv: readonly string[], calls?: (url: string) => Promise<void>) {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const code = await run(argv, { print, printError: print, stopped: calls ?? (async () => undefined) })
  return { code, said: said.join('\n') }
}

export interface Call {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Of the answer. */
  readonly given?: Readonly<Record<string, string>>
  readonly sent?: string
  readonly status?: number
  readonly body?: string | undefined
  readonly encoding?: string
}

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

/** The text of an archive as a browser saves it. */
export function archiveOf(...calls: Call[]): string {
  const entries = calls.map(
    ({ url, method = 'GET', headers = HEADERS, given = GIVEN, sent, status = 200, body, encoding }) => ({
      time: 3,
      request: {
        method,
        url,
        headers: pairs(headers),
        ...(sent && { postData: { mimeType: '', text: sent } }),
      },
      response: {
        status,
        headers: pairs(given),
        content: { size: 1, mimeType: 'application/json', text: body, encoding },
      },
    }),
  )
  return `\uFEFF${JSON.stringify({ log: { version: '1.2', entries } })}`
}
