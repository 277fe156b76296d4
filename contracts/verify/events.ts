/** The first events of a stream of server-sent events. */
import { resolve, valueAt, type Document, type MediaType, type Operation } from './document.ts'
import type { Validator } from './validator.ts'
import { readJson, type Violation } from './wire.ts'

interface StreamOperation {
  'x-events'?: Record<string, { $ref: string } | string>
}

interface StreamEvent {
  readonly name: string
  readonly data: string
}

/** The events in a stream that have come whole; comments are none. */
const eventsIn = (body: string): StreamEvent[] =>
  body
    .split(/\r?\n\r?\n/)
    .slice(0, -1)
    .filter(block => /^data:/m.test(block))
    .map(block => ({
      name: /^event: ?(.*)$/m.exec(block)?.[1] ?? 'message',
      data: [...block.matchAll(/^data: ?(.*)$/gm)].map(match => match[1]).join('\n'),
    }))

/** Events that only say that the stream is there. */
const KEEPS_ALIVE = /ping|beat|alive|open|connect|ready/i

/** Where the schema of the data of an event is; undefined where nothing is said of it. */
function schemaFor(document: Document, { name }: StreamEvent, place: string): string | undefined {
  const { schema } = valueAt(document, place) as MediaType
  if (!schema || KEEPS_ALIVE.test(name)) return undefined
  const { properties = {} } = resolve(document, schema)
  const isAboutData = Object.keys(properties).length > 0 && !('data' in properties && 'event' in properties)
  return isAboutData ? (schema.$ref?.slice(1) ?? `${place}/schema`) : undefined
}

/**
 * The problems of the first events. The document's `x-events` names the schema of each; without, an object as the schema of the media type
 * says what the data of each is. A stream without an immediate event is a problem where the API promises that.
 */
export function eventProblems(
  document: Document,
  operation: Operation,
  body: string,
  place: string,
  explain: Validator['explain'],
): Violation[] {
  const { pointer, profile } = operation
  const raw = document.paths[operation.path]?.[operation.method.toLowerCase()] as StreamOperation | undefined
  const named = raw?.['x-events']
  const events = eventsIn(body)
  if (events.length === 0 && profile.silence === 'strict')
    return [{ says: 'the stream began without an event', pointer }]
  return events.flatMap(event => {
    const { name, data } = event
    const schema = named?.[name]
    if (named && !schema)
      return [{ says: `the event "${name}" is not documented`, pointer: `${pointer}/x-events` }]
    const own = typeof schema === 'string' ? `/components/schemas/${schema}` : schema?.$ref.slice(1)
    const target = own ?? schemaFor(document, event, place)
    if (target === undefined) return []
    const value = readJson(data)
    if (value === undefined) return [{ says: `the data of "${name}" is no JSON`, pointer }]
    return explain(target, value)
  })
}
