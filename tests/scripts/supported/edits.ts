/** Edits of a specification with two operations, for the corpus. */
import type { Specification } from '#scripts/specification.ts'

/** What an edit may change, without the types of what the project supports. */
interface Parts {
  readonly document: Record<string, unknown>
  readonly paths: Record<string, Record<string, unknown>>
  readonly schemas: Record<string, Record<string, unknown>>
  readonly list: Operation
  readonly save: Operation
}
interface Media {
  schema: object
  examples?: Record<string, { value: object }>
}
export interface Operation extends Record<string, unknown> {
  parameters: Record<string, unknown>[]
  requestBody: { content: Record<string, Media> }
  responses: Record<string, { content: Record<string, Media> }>
}

export interface Case {
  readonly title: string
  readonly edit: (parts: Parts) => void
  /** Part of the sentence that refuses it; undefined where it works. */
  readonly refused?: string
}

export const FORM = 'application/x-www-form-urlencoded'
export const MULTIPART = 'multipart/form-data'
export const JSON_TYPE = 'application/json'
export const PDF = 'application/pdf'
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const FILE = { type: 'string', format: 'binary' }

/** Applies an edit to a specification with the operations `listNotes` and `saveNote`. */
export function edited(specification: Specification, edit: Case['edit']): Specification {
  const document = specification as unknown as Parts['document']
  const { paths } = document as unknown as Parts
  const { schemas } = document['components'] as unknown as Parts
  const operation = (path: string, method: string) => paths[path]![method] as Operation
  edit({
    document,
    paths,
    schemas,
    list: operation('/api/note/list', 'get'),
    save: operation('/api/note/save', 'post'),
  })
  return specification
}

export const ofText =
  (words: object): Case['edit'] =>
  ({ schemas }) =>
    void Object.assign((schemas['Note']!['properties'] as { text: object }).text, words)
export const query =
  (schema: object, more: object = {}): Case['edit'] =>
  ({ list }) =>
    void list.parameters.push({ name: 'extra', in: 'query', schema, ...more })
export const field =
  (schema: object, type = FORM): Case['edit'] =>
  ({ save, schemas }) => {
    Object.assign(schemas['SaveNoteRequest']!['properties'] as object, { extra: schema })
    save.requestBody.content = { [type]: save.requestBody.content[FORM]! }
  }
export const named =
  (operationId: string): Case['edit'] =>
  ({ save }) =>
    void (save['operationId'] = operationId)
export const tagged =
  (...tags: string[]): Case['edit'] =>
  ({ document, list }) => {
    document['tags'] = [{ name: 'note' }, ...tags.map(name => ({ name }))]
    list['tags'] = tags
  }
export const schemaNamed =
  (name: string): Case['edit'] =>
  ({ schemas }) =>
    void (schemas[name] = { type: 'string' })
export const answers =
  (content: (json: Media) => Record<string, Media>): Case['edit'] =>
  ({ list }) =>
    void (list.responses['200']!.content = content(list.responses['200']!.content[JSON_TYPE]!))
