/** Requests that must succeed. */
import { resolve, type Document, type Operation } from '../document.ts'
import { contentTypeFor, headerOf, withHeader, withQuery, type Draft } from '../draft.ts'
import { successProblems, successProbe, sendAndJudge, type Probe, type ProbeContext } from './probe.ts'

const succeeds = (
  name: string,
  change: (draft: Draft, scene: ProbeContext) => Draft,
  pointer?: string,
): Probe =>
  successProbe(name, scene =>
    sendAndJudge(scene, change(scene.draft, scene), exchange => successProblems(scene, exchange, pointer)),
  )

/** One additional language per operation in turn, so that a full run covers all of them. */
function languageProbe(document: Document, operation: Operation, turn: number): Probe[] {
  const parameter = operation.parameters.find(
    ({ name, in: place }) => place === 'header' && name === 'Accept-Language',
  )
  const languages = (parameter && resolve(document, parameter.schema).enum) ?? []
  const language = languages[turn % languages.length]
  if (!parameter || language === undefined) return []
  // LanguageId is the position of the language in the list.
  const id = String(languages.indexOf(language) + 1)
  const change = (draft: Draft) =>
    withHeader(withHeader(draft, parameter.name, String(language)), 'LanguageId', id)
  return [succeeds(`in another language: ${String(language)}`, change, parameter.pointer)]
}

const RESERVED = 'A+B&C=D/é 100%'

/** A free text may contain characters that are reserved in URLs. */
function reservedCharacterProbes(document: Document, operation: Operation): Probe[] {
  return operation.parameters
    .filter(({ in: place }) => place === 'query')
    .filter(({ schema }) => {
      const { type, pattern, enum: list } = resolve(document, schema)
      const isFree = !pattern || new RegExp(pattern, 'u').test(RESERVED)
      return type === 'string' && isFree && !list
    })
    .map(({ name, pointer }) =>
      succeeds(`${name} with reserved characters`, draft => withQuery(draft, name, RESERVED), pointer),
    )
}

/** The probes that must succeed, the baseline itself first. */
export function successProbes(document: Document, operation: Operation, turn: number): Probe[] {
  const charset = (draft: Draft) =>
    withHeader(
      draft,
      'Content-Type',
      `${headerOf(draft, 'Content-Type') ?? contentTypeFor(operation)}; charset=UTF-8`,
    )
  return [
    succeeds('a request as documented', draft => draft),
    ...languageProbe(document, operation, turn),
    ...(operation.body ? [succeeds('a Content-Type with a charset', charset, operation.body.pointer)] : []),
    ...reservedCharacterProbes(document, operation),
    ...(operation.isPublic
      ? [succeeds('without a token', draft => withHeader(draft, 'Authorization', undefined))]
      : []),
  ]
}
