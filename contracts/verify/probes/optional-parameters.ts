/** The parameters of a query that may be left out: sent as documented; lists, objects and values of a media type wrong as well. */
import {
  isJson,
  resolve,
  scalarType,
  type Document,
  type LocatedParameter,
  type Operation,
} from '../document.ts'
import type { Draft } from '../draft.ts'
import type { Judge } from '../judge.ts'
import { valueOf, writtenParameter } from '../things/inferred.ts'
import { codeOf, isBroken, isSuccess, nameAnswer, type HttpExchange, type Violation } from '../wire.ts'
import { invalidValues, type InvalidValue } from './invalid-values.ts'
import {
  NotApplicable,
  refusalProbe,
  refusalProblems,
  sendAndJudge,
  successProbe,
  type Probe,
} from './probe.ts'

/** Whether a parameter is more than a text. */
export function isComposed(document: Document, { schema, 'x-media-type': media }: LocatedParameter): boolean {
  return media !== undefined || ['array', 'object'].includes(scalarType(document, resolve(document, schema)))
}

const withWritten = (draft: Draft, name: string, pairs: Draft['query']): Draft => ({
  ...draft,
  query: [...draft.query.filter(([key]) => key !== name && !key.startsWith(`${name}[`)), ...pairs],
})

/** What is documented must break nothing; it may be refused for what only the server knows. */
function givenProblems(judge: Judge, exchange: HttpExchange, pointer: string): Violation[] {
  const { received } = exchange
  if (isBroken(received))
    return [{ says: `answered ${nameAnswer(received)}, though it is as documented`, pointer }]
  if (!isSuccess(received) && codeOf(received) !== 414)
    throw new NotApplicable(`no value is known that succeeds: it is answered ${nameAnswer(received)}`)
  return judge.answer(exchange)
}

/** Wrong values as they are written; a text of a list may be one of its items. */
function wrongTexts(document: Document, judge: Judge, parameter: LocatedParameter): InvalidValue<string>[] {
  const { 'x-media-type': media, pointer } = parameter
  const schema = resolve(document, parameter.schema)
  if (media !== undefined) {
    if (!isJson(media)) return []
    const values = invalidValues(document, judge, `${pointer}/schema`, schema)
    return [['no JSON', '{'], ...values.map(([why, value]) => [why, JSON.stringify(value)] as const)]
  }
  if (scalarType(document, schema) !== 'array' || !schema.items) return []
  const type = scalarType(document, schema.items)
  return ['integer', 'number', 'boolean'].includes(type) ? [['words', 'abc']] : []
}

/** Of a list of values so many are sent. */
const MAX_VALUES = 4

/** Values that a parameter may have, each with what tells its probe from the others. */
function documentedValues(document: Document, parameter: LocatedParameter): [string, unknown][] {
  const { enum: list } = resolve(document, parameter.schema)
  if (!list) return [['', valueOf(document, parameter, 'all')]]
  return list
    .filter(value => value !== null)
    .slice(0, MAX_VALUES)
    .map(value => [`: ${String(value)}`, value])
}

/** The probes of such parameters of an operation. */
export function optionalParameterProbes(
  { document, judge }: { readonly document: Document; readonly judge: Judge },
  operation: Operation,
): Probe[] {
  if (operation.profile.silence !== 'lenient') return []
  const tried = operation.parameters.filter(
    one => one.in === 'query' && (isComposed(document, one) || (!one.required && !operation.changes)),
  )
  return tried.flatMap((parameter): Probe[] => {
    const { name, pointer } = parameter
    const given = (value: unknown) => (draft: Draft) =>
      withWritten(draft, name, writtenParameter(parameter, value))
    return [
      ...documentedValues(document, parameter).map(([which, value]) =>
        successProbe(`${name} as documented${which}`, scene =>
          sendAndJudge(scene, given(value)(scene.draft), exchange => givenProblems(judge, exchange, pointer)),
        ),
      ),
      ...wrongTexts(document, judge, parameter).map(([why, text]) =>
        refusalProbe(operation, `${name}: ${why}`, scene =>
          sendAndJudge(scene, withWritten(scene.draft, name, [[name, text]]), exchange =>
            refusalProblems(scene, exchange, pointer, name),
          ),
        ),
      ),
    ]
  })
}
