/** The documented answers of an operation. */
import {
  escaped,
  isJson,
  valueAt,
  type Document,
  type DocumentedAnswer,
  type MediaType,
  type Operation,
  type Schema,
} from './document.ts'
import { NOTHING, type Received } from './wire.ts'

/** What is documented for a status: of its own, of its hundred, or of all others. */
export function answerFor({ answers }: Operation, status: number): DocumentedAnswer | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT']
  return names
    .map(name => answers.find(one => one.status.toUpperCase() === name))
    .find(one => one !== undefined)
}

/** The media type of a documented answer as JSON; undefined where it has none. */
export function jsonOf(
  document: Document,
  { pointer, types }: DocumentedAnswer,
): { media: MediaType; pointer: string } | undefined {
  const type = types.find(isJson) ?? types.find(name => name === '*/*')
  if (type === undefined) return undefined
  const place = `${pointer}/content/${escaped(type)}`
  return { media: valueAt(document, place) as MediaType, pointer: place }
}

/** The schema of a documented answer in JSON, as it is written; undefined where it has none. */
export const schemaOf = (document: Document, answer: DocumentedAnswer): Schema | undefined =>
  jsonOf(document, answer)?.media.schema

/** Content as if an operation had answered it. */
export const asAnswered = (
  { profile, answer }: Operation,
  json: unknown,
  status = Number(answer.status) || 200,
): Received => ({ ...NOTHING, status, json, profile })

/** The documented examples of an operation's answers, by their names. */
export const examplesOf = (document: Document, operation: Operation): ReadonlyMap<string, Received> =>
  new Map(
    operation.answers.flatMap(answer =>
      Object.entries(jsonOf(document, answer)?.media.examples ?? {}).map(([name, { value }]) => [
        name,
        asAnswered(operation, value, Number(answer.status) || undefined),
      ]),
    ),
  )
