/**
 * A walk as commands for a shell with curl and jq. Each answer is kept in a file, from which later commands take what it hands on; so
 * the commands work again with a new account.
 */
import { FORM, JSON_TYPE, pathOf, type Draft } from '../draft.ts'
import { curlHeaders, curlVariables, givenFor } from '../given-headers.ts'
import type { Link } from '../links.ts'
import type { Values } from '../state-hook.ts'
import type { Verification } from '../verification.ts'
import type { HttpExchange } from '../wire.ts'
import type { Taken, WalkResult } from './run-walk.ts'
import type { Walk } from './walk.ts'

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
const fromFile = (path: string, file: string) => `$(jq -r '${path}' ${file})`

/** The beginning and the end of a text that a command must compute. */
const MARK = '\u0001'
const marked = (command: string) => `${MARK}${command}${MARK}`

/** A text for a shell, with what is computed in it. */
function shellText(text: string): string {
  if (!text.includes(MARK)) return quoted(text)
  const parts = text.split(MARK)
  return `"${parts.map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/["\\$`]/g, String.raw`\$&`))).join('')}"`
}

/** The values of a state, as commands take them from its answer. */
const markedValues = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map(name => [name, marked(fromFile(`.${name}`, 'state.json'))]))

/** What a link takes from the answer of a step; undefined where it computes something. */
function markedValue(link: Link, name: string, from: Taken): string | undefined {
  const path = /^\$response\.body#\/([\w/]+)$/.exec(String(link.fields[name]))?.[1]
  if (path === undefined) return undefined
  const steps = path.split('/').map(key => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
  return marked(fromFile(steps.join('').replace(/^\[/, '.['), `${from.step.id}.json`))
}

/** The draft of a step with the commands that give its values. */
function markedDraft({ step, draft }: Taken, values: Values, takenBy: ReadonlyMap<number, Taken>): Draft {
  if (step.kind === 'call') {
    const own = step.baseline.draft(markedValues(values))
    // Keys of the draft that was sent: those of another draft are new.
    const sent = new Map(draft.body)
    const body = own.body.map(
      ([name, value]) => [name, String(value).includes(MARK) ? value : sent.get(name)] as const,
    )
    return { ...own, body }
  }
  const from = takenBy.get(step.from)!
  if (step.kind === 'repeat') return markedDraft(from, values, takenBy)
  const put = <Value>([name, value]: readonly [string, Value]) =>
    [name, (markedValue(step.link, name, from) ?? value) as Value] as const
  return { ...draft, query: draft.query.map(put), body: draft.body.map(put) }
}

function commandOf(base: URL, given: readonly string[], draft: Draft, file: string): string {
  const { operation, query, headers, body } = draft
  const type = operation.body?.type
  const session = operation.session.name
  const shown = Object.entries(headers).filter(([name]) => name.toLowerCase() !== session.toLowerCase())
  const fields = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([name, value]) => ` --data-urlencode ${shellText(`${name}=${String(value)}`)}`).join('')
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  const address = base.href.replace(/\/$/, '') + pathOf(draft)
  const isGet = operation.method === 'GET'
  const payload = () => {
    if (type === JSON_TYPE) return ` --data ${shellText(JSON.stringify(Object.fromEntries(body)))}`
    return type === FORM || type === undefined
      ? fields(body)
      : body.map(([name, value]) => ` -F ${shellText(`${name}=${String(value)}`)}`).join('')
  }
  return [
    `curl -s ${isGet ? '-G' : `-X ${operation.method}`} ${quoted(isGet || !search ? address : `${address}?${search}`)}`,
    ` -H "${session}: ${operation.session.prefix}$TOKEN"`,
    ...shown
      .filter(([name, value]) => name.toLowerCase() !== 'content-type' || !value.startsWith('multipart/'))
      .map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`),
    curlHeaders(given, [session]),
    isGet ? fields(query) : payload(),
    ` | tee ${file}`,
  ].join('')
}

/** What was asked to see the problem, after the steps. */
function readingOf(base: URL, given: readonly string[], { operation, sent }: HttpExchange): string {
  const { name, prefix } = operation.session
  const headers = Object.entries(operation.profile.headers).filter(([header]) => header !== 'Content-Type')
  return [
    `curl -s ${quoted(base.href.replace(/\/$/, '') + sent.target)} -H "${name}: ${prefix}$TOKEN"`,
    ...headers.map(([header, value]) => ` -H ${quoted(`${header}: ${value}`)}`),
    curlHeaders(given, [name]),
  ].join('')
}

export function curlLines(
  { options }: Verification,
  walk: Walk,
  { taken, values, readings }: WalkResult,
): string[] {
  const { url, states = url, headers } = options
  const given = Object.keys(headers)
  const forHook = Object.keys(givenFor(states, url, headers))
  const takenBy = new Map(taken.map(one => [one.step.id, one]))
  const [state] = walk.states
  const setup = JSON.stringify({ state: state?.name, params: state?.params ?? {}, action: 'setup' })
  const reads = readings.slice(readings.length / 2).map(exchange => readingOf(url, given, exchange))
  return [
    ...curlVariables(given),
    `curl -s ${quoted(states.href)}${curlHeaders(forHook)} -H 'Content-Type: application/json' --data ${quoted(setup)} > state.json`,
    'TOKEN=$(jq -r .token state.json)',
    ...(reads.length > 0 ? ['# What the account has before:', ...reads] : []),
    ...taken.map(one => commandOf(url, given, markedDraft(one, values, takenBy), `${one.step.id}.json`)),
    ...(reads.length > 0 ? ['# … and after:', ...reads] : []),
  ]
}
