/** Requests that must succeed. */
import { resolve, type Document, type Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import { isInLanguageAsked } from '../surroundings.ts'
import type { HttpExchange, Violation } from '../wire.ts'
import {
  contentTypeFor,
  headerOf,
  withHeader,
  withQuery,
  withSession,
  withUsualHeaders,
  type Draft,
} from '../draft.ts'
import { fullestDraft } from '../rich/fullest.ts'
import { stablePart } from './idempotency.ts'
import { figureProblems, lengthProblems } from './languages.ts'
import { changeProblems } from './readings.ts'
import {
  ifBuilt,
  successProblems,
  successProbe,
  sendAndJudge,
  type Probe,
  type ProbeContext,
} from './probe.ts'

const succeeds = (
  name: string,
  change: (draft: Draft, scene: ProbeContext) => Draft,
  pointer?: string,
): Probe =>
  successProbe(name, scene =>
    sendAndJudge(scene, change(scene.draft, scene), exchange => successProblems(scene, exchange, pointer)),
  )

const isInLanguage = ({ document }: ProbeContext, { sent, received }: HttpExchange): boolean =>
  isInLanguageAsked(document, sent, received.headers['content-language'] ?? '')

/** The language of an answer that should have been in the requested one, as another operation answers in it. */
async function missingLanguage(
  scene: ProbeContext,
  exchange: HttpExchange,
  change: (draft: Draft) => Draft,
): Promise<string | undefined> {
  const said = exchange.received.headers['content-language']
  if (said === undefined || isInLanguage(scene, exchange)) return undefined
  const { probes = [] } = exchange.operation.profile.language ?? {}
  const other = probes.find(id => id !== exchange.operation.id)
  const operation = operationsOf(scene.document).find(({ id }) => id === other)
  if (!operation) return undefined
  const asked = await ifBuilt(
    scene.ask(change({ operation, query: [], headers: scene.draft.headers, body: [] })),
  )
  return asked && isInLanguage(scene, asked) ? said : undefined
}

/** The texts of an answer that are the same as in English, though it says to be in another language. */
async function untranslatedProblems(scene: ProbeContext, exchange: HttpExchange): Promise<Violation[]> {
  const { operation, document } = scene
  const said = exchange.received.headers['content-language'] ?? 'en'
  if (!operation.isLocalized || /^en\b/i.test(said)) return []
  const inEnglish = await scene.ask(withUsualHeaders(scene.draft))
  const texts = stablePart(document, exchange)
  if (texts === '[]' || texts !== stablePart(document, inEnglish)) return []
  const says = `the texts are the same as in English, though Content-Language is "${said}"`
  return [{ says, pointer: `${operation.pointer}/x-localized` }]
}

/** Whether a text is searched for, which each language may find elsewhere. */
const isSearch = ({ query }: Draft) => query.some(([name]) => /key|search|name/i.test(name))

/** How a request is made in a language; undefined for an operation that answers in one only. */
function languagesOf(document: Document, { parameters, profile: { language } }: Operation) {
  const parameter = parameters.find(({ name, in: place }) => place === 'header' && name === 'Accept-Language')
  const list = ((language && parameter && resolve(document, parameter.schema).enum) ?? []).map(String)
  if (!parameter || list.length === 0) return undefined
  const asked = (code: string) => (draft: Draft) =>
    Object.entries(language?.headers ?? {}).reduce(
      (changed, [name, value]) =>
        withHeader(changed, name, value.replaceAll('{number}', `${list.indexOf(code) + 1}`)),
      withHeader(draft, parameter.name, code),
    )
  return { list, asked, pointer: parameter.pointer }
}

/** One additional language per operation in turn, so that a full run covers all of them. */
function languageProbe(document: Document, operation: Operation, turn: number): Probe[] {
  const languages = languagesOf(document, operation)
  const language = languages?.list[turn % languages.list.length]
  if (!languages || language === undefined) return []
  const { asked, pointer } = languages
  const change = asked(language)
  return [
    successProbe(`in another language: ${language}`, async scene => {
      const exchange = await scene.ask(change(scene.draft))
      const problems = successProblems(scene, exchange, pointer)
      const said = await missingLanguage(scene, exchange, change)
      const says = `Content-Language is "${said}", though other operations answer in ${language}`
      const wrong = said === undefined ? [] : [{ says, pointer }]
      const untranslated = await untranslatedProblems(scene, exchange)
      return { problems: [...problems, ...wrong, ...untranslated], exchanges: [exchange] }
    }),
  ]
}

/** What is read in each language: the figures are those in English, and what is asked again is the same. */
function otherLanguagesProbe(document: Document, operation: Operation): Probe[] {
  const languages = languagesOf(document, operation)
  if (!languages || operation.method !== 'GET' || operation.profile.silence === 'lenient') return []
  const { list, asked, pointer } = languages
  return [
    successProbe('in other languages', async scene => {
      const draft = (await fullestDraft(scene)) ?? scene.draft
      const exchanges: HttpExchange[] = []
      const ask = async (one: Draft) => {
        const exchange = await scene.ask(one)
        exchanges.push(exchange)
        return exchange
      }
      // What everybody reads may be changed by others in between.
      const english = operation.isPublic ? undefined : await ask(draft)
      const problems: Violation[] = []
      for (const code of isSearch(draft) ? [] : list) {
        const change = asked(code)
        const first = await ask(change(draft))
        const around = [first, english ?? (await ask(draft)), await ask(change(draft))] as const
        problems.push(
          ...lengthProblems(around, pointer),
          ...figureProblems(document, operation, around, pointer),
          ...(operation.isPublic
            ? []
            : changeProblems(document, first, around[2], `when asked again in ${code}`, pointer)),
        )
      }
      return { problems, exchanges }
    }),
  ]
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
    ...otherLanguagesProbe(document, operation),
    ...(operation.body ? [succeeds('a Content-Type with a charset', charset, operation.body.pointer)] : []),
    ...(operation.profile.silence === 'strict' ? reservedCharacterProbes(document, operation) : []),
    ...(operation.isPublic ? [succeeds('without a token', draft => withSession(draft, undefined))] : []),
  ]
}
