/** Each header, query parameter and field left out, broken or given twice; and fields that nobody documented. */
import type { LocatedParameter, Operation, Schema } from '../document.ts'
import {
  FORM,
  hasTextFields,
  toSent,
  withField,
  withHeader,
  withQuery,
  withRepeated,
  type Draft,
} from '../draft.ts'
import { brokenTexts, brokenValues } from './broken.ts'
import { notRefused, refusalProbe, tried, type Probe, type Scene } from './probe.ts'
import { codeOf, nameAnswer } from '../wire.ts'

type Tools = Pick<Scene, 'document' | 'judge'>

const UNKNOWN = 'unheardOf'

/** Refused, and named, whatever stands in its place. */
function refuses(
  operation: Operation,
  name: string,
  change: (draft: Draft) => Draft,
  pointer: string,
  field?: string,
): Probe {
  return refusalProbe(operation, name, scene =>
    tried(scene, change(scene.draft), exchange => notRefused(scene, exchange, pointer, field)),
  )
}

function parameterProbes(tools: Tools, operation: Operation, parameter: LocatedParameter): Probe[] {
  const { name, in: place, pointer } = parameter
  if (place !== 'query' && place !== 'header') return []
  const label = place === 'header' ? `the header ${name}` : name
  const put = place === 'header' ? withHeader : withQuery
  // A header's name is the app's own affair: no form shows a message beside it.
  const field = place === 'header' ? undefined : name
  const missing = parameter.required
    ? [refuses(operation, `${label} left out`, draft => put(draft, name, undefined), pointer, field)]
    : []
  const broken = brokenTexts(tools.document, tools.judge, `${pointer}/schema`, parameter.schema)
    // A header cannot carry a zero byte at all.
    .filter(([, text]) => place !== 'header' || !text.includes('\0'))
    .map(([why, text]) =>
      refuses(operation, `${label}: ${why}`, draft => put(draft, name, text), `${pointer}/schema`, field),
    )
  const twice =
    place === 'query' && parameter.required
      ? [
          refuses(
            operation,
            `${name} given twice`,
            draft => withRepeated(draft, 'query', name),
            pointer,
            name,
          ),
        ]
      : []
  return [...missing, ...broken, ...twice]
}

function bodyFieldProbes(tools: Tools, operation: Operation, name: string, schema: Schema): Probe[] {
  const { body } = operation
  if (!body) return []
  const pointer = `${body.pointer}/properties/${name}`
  const isForm = hasTextFields(operation)
  const broken = isForm
    ? brokenTexts(tools.document, tools.judge, pointer, schema)
    : brokenValues(tools.document, tools.judge, pointer, schema)
  const isRequired = body.schema.required?.includes(name) ?? false
  const required = `${body.pointer}/required`
  return [
    ...(isRequired
      ? [refuses(operation, `${name} left out`, draft => withField(draft, name, undefined), required, name)]
      : []),
    ...broken.map(([why, value]) =>
      refuses(operation, `${name}: ${why}`, draft => withField(draft, name, value), pointer, name),
    ),
    ...(isForm && isRequired
      ? [refuses(operation, `${name} given twice`, draft => withRepeated(draft, 'body', name), pointer, name)]
      : []),
  ]
}

function wholeBodyProbes(operation: Operation): Probe[] {
  const { body } = operation
  if (!body) return []
  const needsFields = (body.schema.required ?? []).length > 0
  const raw = (name: string, text: string) =>
    refusalProbe(operation, name, async scene => {
      const exchange = await scene.askAsSent({ ...toSent(scene.draft), body: text })
      return { problems: notRefused(scene, exchange, body.pointer), exchanges: [exchange] }
    })
  const unknown =
    body.schema.additionalProperties === false
      ? [
          refuses(
            operation,
            'a field that is not documented',
            draft => withField(draft, UNKNOWN, '1'),
            `${body.pointer}/additionalProperties`,
            UNKNOWN,
          ),
        ]
      : []
  return [
    ...unknown,
    ...(needsFields ? [raw('an empty body', '')] : []),
    ...(body.type === FORM
      ? []
      : ['{', '[]', 'null', '"text"'].map(text => raw(`a body that is no object: ${text}`, text))),
  ]
}

/** An unknown query parameter may be ignored or refused, but it may not break anything. */
function unknownQueryProbe(operation: Operation): Probe {
  return refusalProbe(operation, 'a query parameter that is not documented', scene =>
    tried(scene, withQuery(scene.draft, UNKNOWN, '1'), exchange => {
      const problems = scene.judge.answer(exchange)
      if (problems.length > 0 || codeOf(exchange.received) !== 500) return problems
      const says = `answered ${nameAnswer(exchange.received)}; it may be ignored or refused, but nothing may break`
      return [{ says, pointer: operation.pointer }]
    }),
  )
}

/** The probes of every header, parameter and field of an operation. */
export function fieldProbes(tools: Tools, operation: Operation): Probe[] {
  const properties = Object.entries(operation.body?.schema.properties ?? {})
  return [
    ...operation.parameters.flatMap(parameter => parameterProbes(tools, operation, parameter)),
    ...properties.flatMap(([name, schema]) => bodyFieldProbes(tools, operation, name, schema)),
    ...wholeBodyProbes(operation),
    ...(operation.method === 'GET' ? [unknownQueryProbe(operation)] : []),
  ]
}
