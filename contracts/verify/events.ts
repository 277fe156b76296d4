/** Validates the start of a stream of server-sent events; the document's `x-events` names the schema of each event. */
import type { Document, Operation } from './document.ts'
import { readJson, type Violation } from './wire.ts'

interface StreamOperation {
  'x-events'?: Record<string, { $ref: string } | string>
}

/** The problems of the events. A stream without an immediate event is a problem as well. */
export function eventProblems(
  document: Document,
  operation: Operation,
  body: string,
  explain: (pointer: string, value: unknown) => Violation[],
): Violation[] {
  const { pointer } = operation
  const raw = document.paths[operation.path]?.[operation.method.toLowerCase()] as StreamOperation | undefined
  const named = raw?.['x-events'] ?? {}
  const blocks = body.split(/\r?\n\r?\n/).slice(0, -1)
  const events = blocks.filter(block => /^data:/m.test(block))
  if (events.length === 0) return [{ says: 'the stream began without an event', pointer }]
  return events.flatMap(block => {
    const name = /^event: ?(.*)$/m.exec(block)?.[1] ?? 'message'
    const data = [...block.matchAll(/^data: ?(.*)$/gm)].map(match => match[1]).join('\n')
    const schema = named[name]
    if (!schema) return [{ says: `the event "${name}" is not documented`, pointer: `${pointer}/x-events` }]
    const value = readJson(data)
    if (value === undefined) return [{ says: `the data of "${name}" is no JSON`, pointer }]
    const target = typeof schema === 'string' ? `/components/schemas/${schema}` : schema.$ref.slice(1)
    return explain(target, value)
  })
}
