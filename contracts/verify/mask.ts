/** Masks passwords, tokens and codes of a report, as reports are kept in CI servers and sent around. */
import { PLAIN } from './profile/plain.ts'
import type { Profile } from './profile/profile.ts'
import type { Report, Row } from './results.ts'
import { readJson, type HttpExchange, type Received, type Sent } from './wire.ts'

const TOKEN = /token|session/i
const SECRET_HEADER = /authorization|cookie|token|secret|api-?key|session/i
/** Shorter ones are masked where they stand only, as they may be part of other words. */
const MIN_SEARCHED = 6

/** What a shell computes is no secret. */
const COMPUTED = /^\$[({]/

/** Whether a field is secret, by its name. */
type IsSecret = (name: string, value: unknown) => boolean

/** As an API calls its secrets. A `code` is one that was sent to somebody, not the code of an answer, when it has four digits or more. */
function secretIn({ names }: Profile): IsSecret {
  const secret = new RegExp(names.secret, 'iu')
  return (name, value) =>
    secret.test(name) || (name === 'code' && typeof value === 'string' && /^\d{4,}$/.test(value))
}
/** The beginning of a token is kept, to tell one from another. */
const mask = (name: string, value: string) =>
  TOKEN.test(name) && value.length > 24 ? `${value.slice(0, 6)}…` : '***'

/** The texts of a value by the name under which they are secret. */
function secretsIn(value: unknown, isSecret: IsSecret, found: Map<string, string>, under?: string): void {
  if (typeof value === 'string' && under !== undefined) found.set(value, mask(under, value))
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) {
    secretsIn(each, isSecret, found, isSecret(name, each) ? name : under)
  }
}

function secretsOf({ operation, sent, received }: HttpExchange): Map<string, string> {
  const found = new Map<string, string>()
  const isSecret = secretIn(received.profile)
  for (const [name, value] of Object.entries({ ...received.headers, ...sent.headers }))
    if (SECRET_HEADER.test(name)) found.set(value, mask('token', value))
  for (const text of [sent.body, sent.target.split('?')[1] ?? ''])
    for (const [name, value] of new URLSearchParams(text))
      if (isSecret(name, value) || name === operation.session.name) found.set(value, mask(name, value))
  secretsIn(readJson(sent.body), isSecret, found)
  secretsIn(received.json, isSecret, found)
  return found
}

/** Every way in which a text is written: as it is, in JSON, in an address and in a form. */
const waysToWrite = (text: string) =>
  new Set([
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    new URLSearchParams([['', text]]).toString().slice(1),
  ])

/** The same text with the secrets masked, and with the value of every field whose name says that it is one. */
function maskText(text: string, secrets: ReadonlyMap<string, string>, isSecret: IsSecret): string {
  let masked = text
    .replaceAll(
      /"([^"\\]+)"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g,
      (whole, name: string, colon: string, value: string) =>
        isSecret(name, value) ? `"${name}"${colon}"${mask(name, value)}"` : whole,
    )
    .replaceAll(
      /(^|[?&\s])([A-Za-z0-9_.-]+)=([^&\s#]+)/g,
      (whole, before: string, name: string, value: string) =>
        isSecret(name, value) && !COMPUTED.test(value) ? `${before}${name}=${mask(name, value)}` : whole,
    )
  for (const [secret, shown] of secrets) {
    if (secret.length < MIN_SEARCHED) continue
    for (const written of waysToWrite(secret)) masked = masked.replaceAll(written, shown)
  }
  return masked
}

const maskHeaders = (
  headers: Readonly<Record<string, string>>,
  secrets: ReadonlyMap<string, string>,
  isSecret: IsSecret,
) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADER.test(name) ? mask('token', value) : maskText(value, secrets, isSecret),
    ]),
  )

/** An exchange whose secrets are masked. What was judged is not what is shown: mask afterwards. */
export function maskExchange(
  exchange: HttpExchange,
  given: ReadonlyMap<string, string> = new Map(),
): HttpExchange {
  const secrets = new Map([...given, ...secretsOf(exchange)])
  const { sent, received } = exchange
  const isSecret = secretIn(received.profile)
  const maskedSent: Sent = {
    ...sent,
    target: maskText(sent.target, secrets, isSecret),
    headers: maskHeaders(sent.headers, secrets, isSecret),
    body: maskText(sent.body, secrets, isSecret),
  }
  const body = maskText(received.body, secrets, isSecret)
  const headers = maskHeaders(received.headers, secrets, isSecret)
  const maskedReceived: Received = { ...received, headers, body, json: readJson(body) }
  return { ...exchange, sent: maskedSent, received: maskedReceived }
}

/** A row without its secrets, and without others that are known. */
export function maskRow<R extends Row>(row: R, known: readonly string[] = []): R {
  if (row.outcome === 'passed') return row
  const given = new Map(known.map(secret => [secret, '***']))
  if (row.outcome === 'not run') return { ...row, reason: maskText(row.reason, given, secretIn(PLAIN)) }
  const isSecret = secretIn(row.exchanges[0]?.received.profile ?? PLAIN)
  const secrets = new Map([...given, ...row.exchanges.flatMap(exchange => [...secretsOf(exchange)])])
  return {
    ...row,
    problems: row.problems.map(problem => ({ ...problem, says: maskText(problem.says, secrets, isSecret) })),
    exchanges: row.exchanges.map(exchange => maskExchange(exchange, given)),
    ...(row.commands && { commands: row.commands.map(command => maskText(command, secrets, isSecret)) }),
  }
}

/** A report without secrets, to be printed and written. */
export const maskReport = (report: Report, known: readonly string[] = []): Report => ({
  ...report,
  rows: report.rows.map(row => maskRow(row, known)),
})
