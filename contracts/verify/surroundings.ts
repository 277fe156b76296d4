/** What surrounds an answer: documented headers, its bytes, and what it must not bring. */
import { resolve, type Document, type LocatedHeader } from './document.ts'
import { profileOf } from './profile/with-profile.ts'
import { answerFor } from './answers.ts'
import type { HttpExchange, Violation, Received, Sent } from './wire.ts'

const LANGUAGE = 'Content-Language'
const REQUESTED = 'Accept-Language'

/** Whether a tag of BCP 47 is of the language, and of the script if both name one. */
function isOfLanguage(tag: string, language: string): boolean {
  const [wanted, script] = language.toLowerCase().split('-')
  const [said, ...rest] = tag.toLowerCase().split('-')
  const scripts = rest.filter(part => part.length === 4)
  return said === wanted && (script === undefined || scripts.length === 0 || scripts.includes(script))
}

/** Whether an answer states the language that its request asks for. A code of no language counts as English. */
export function isInLanguageAsked(document: Document, sent: Sent, said: string): boolean {
  const { codes: name = '' } = profileOf(document).language ?? {}
  const { enum: codes = [], 'x-language-tags': tags = [] } = document.components.schemas[name] ?? {}
  return isOfLanguage(said, tags[codes.indexOf(languageAsked(sent))] ?? 'en')
}

/** The language that a request asks for, as the API's code; undefined when it names none. */
export const languageAsked = ({ headers }: Sent): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === REQUESTED.toLowerCase())?.[1]

/** The problems of one documented header. */
function headerProblems(
  document: Document,
  { name, required, schema, pointer }: LocatedHeader,
  received: Received,
): Violation[] {
  const value = received.headers[name.toLowerCase()]
  if (value === undefined) return required ? [{ says: `the header ${name} is missing`, pointer }] : []
  const { pattern } = resolve(document, schema)
  if (pattern === undefined || new RegExp(pattern, 'u').test(value)) return []
  return [
    { says: `the header ${name} is "${value}"; it must match ${pattern}`, pointer: `${pointer}/schema` },
  ]
}

/** The answer's language: the requested one, or English. A language that the API does not know is answered in English. */
function languageProblems(document: Document, sent: Sent, received: Received, pointer: string): Violation[] {
  if (!received.profile.language) return []
  const said = received.headers[LANGUAGE.toLowerCase()]
  const asked = languageAsked(sent)
  if (said === undefined || asked === undefined) return []
  if (isOfLanguage(said, 'en') || isInLanguageAsked(document, sent, said)) return []
  return [{ says: `${LANGUAGE} is "${said}", though the request asks for "${asked}"`, pointer }]
}

/** The problems of what surrounds an answer; the answer's own content is judged elsewhere. */
export function surroundingProblems(
  document: Document,
  { operation, sent, received }: HttpExchange,
): Violation[] {
  const { headers } = received
  // Where each answer has a code, all have the same headers.
  const isOfCode = operation.profile.answers.code !== undefined
  const documented =
    answerFor(operation, received.status) ??
    (isOfCode ? operation.answer : { ...operation.answer, headers: [] })
  const language = documented.headers.find(({ name }) => name === LANGUAGE)
  const pointer = `${documented.pointer}/content`
  const malformed = (received.flaws ?? []).map(says => ({ says, pointer }))
  if (received.lacksHeaders) return malformed
  return [
    ...malformed,
    ...documented.headers.flatMap(header => headerProblems(document, header, received)),
    ...(language ? languageProblems(document, sent, received, language.pointer) : []),
    ...('set-cookie' in headers && operation.profile.silence === 'strict'
      ? [
          {
            says: 'the answer sets a cookie; a session is its token alone',
            pointer: operation.session.pointer,
          },
        ]
      : []),
  ]
}
