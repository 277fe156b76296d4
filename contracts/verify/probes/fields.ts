/** Each header, query parameter and field missing, invalid or repeated; and undocumented fields. */
import { isJson, type LocatedParameter, type Operation, type Schema } from '../document.ts'
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
import { invalidTexts, invalidValues, isDoubtful } from './invalid-values.ts'
import { isComposed } from './optional-parameters.ts'
import { refusalProblems, refusalProbe, sendAndJudge, type Probe, type ProbeContext } from './probe.ts'
import { codeOf, isBroken, isSuccess, nameAnswer, readJson, type HttpExchange } from '../wire.ts'

type SchemaTools = Pick<ProbeContext, 'document' | 'judge'>

const UNKNOWN = 'unheardOf'

/** A probe whose request must be refused with this field named. */
function fieldRefusalProbe(
  operation: Operation,
  name: string,
  change: (draft: Draft, scene: ProbeContext) => Draft,
  pointer: string,
  field?: string,
): Probe {
  return refusalProbe(operation, name, scene =>
    sendAndJudge(scene, change(scene.draft, scene), exchange =>
      isOpenTo(exchange, name)
        ? scene.judge.answer(exchange)
        : refusalProblems(scene, exchange, pointer, field),
    ),
  )
}

/** Whether a value that may be meant was accepted, by an API whose specification says little. */
const isOpenTo = ({ operation, received }: HttpExchange, name: string): boolean =>
  operation.profile.silence === 'lenient' && isDoubtful(name.replace(/^.*: /, '')) && isSuccess(received)

/** A path with a wrong value names nothing, or is refused. */
function pathProbes(
  { document, judge }: SchemaTools,
  operation: Operation,
  parameter: LocatedParameter,
): Probe[] {
  const { name, pointer, schema } = parameter
  return invalidTexts(document, judge, `${pointer}/schema`, schema)
    .filter(([, text]) => text !== '')
    .map(([why, text]) =>
      refusalProbe(operation, `${name} in the path: ${why}`, scene =>
        sendAndJudge(scene, { ...scene.draft, path: { ...scene.draft.path, [name]: text } }, exchange => {
          const { received } = exchange
          const isNothing = codeOf(received) === 404 || isOpenTo(exchange, why)
          return isNothing ? judge.answer(exchange) : refusalProblems(scene, exchange, `${pointer}/schema`)
        }),
      ),
    )
}

function parameterProbes(tools: SchemaTools, operation: Operation, parameter: LocatedParameter): Probe[] {
  const { name, in: place, pointer } = parameter
  if (place === 'path') return pathProbes(tools, operation, parameter)
  if (place !== 'query' && place !== 'header') return []
  const label = place === 'header' ? `the header ${name}` : name
  const put = place === 'header' ? withHeader : withQuery
  // The field of a header need not be named, as no form shows an error beside it.
  const field = place === 'header' ? undefined : name
  const missing = parameter.required
    ? [
        fieldRefusalProbe(
          operation,
          `${label} left out`,
          draft => put(draft, name, undefined),
          pointer,
          field,
        ),
      ]
    : []
  // One that is left out and one without a value are the same to most servers.
  const isOpen = operation.profile.silence === 'lenient' && !parameter.required
  // What is more than a text is in optional-parameters.ts.
  const isText = operation.profile.silence === 'strict' || !isComposed(tools.document, parameter)
  const broken = (
    isText ? invalidTexts(tools.document, tools.judge, `${pointer}/schema`, parameter.schema) : []
  )
    .filter(([, text]) => text !== '' || !isOpen)
    // A header cannot contain a zero byte.
    .filter(([, text]) => place !== 'header' || !text.includes('\0'))
    .map(([why, text]) =>
      fieldRefusalProbe(
        operation,
        `${label}: ${why}`,
        draft => put(draft, name, text),
        `${pointer}/schema`,
        field,
      ),
    )
  const twice =
    place === 'query' && parameter.required
      ? [
          fieldRefusalProbe(
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

/** Whether nothing is left of a body without a field: that is another mistake than a field that is missing. */
const isAlone = ({ body }: Draft, name: string) => body.every(([key]) => key === name)

function bodyFieldProbes(tools: SchemaTools, operation: Operation, name: string, schema: Schema): Probe[] {
  const { body } = operation
  if (!body) return []
  const pointer = `${body.pointer}/properties/${name}`
  const isForm = hasTextFields(operation)
  const broken = isForm
    ? invalidTexts(tools.document, tools.judge, pointer, schema)
    : invalidValues(tools.document, tools.judge, pointer, schema)
  const isRequired = body.schema.required?.includes(name) ?? false
  const required = `${body.pointer}/required`
  return [
    ...(isRequired
      ? [
          fieldRefusalProbe(
            operation,
            `${name} left out`,
            (draft, { fullDraft = draft }) =>
              withField(isAlone(draft, name) ? fullDraft : draft, name, undefined),
            required,
            name,
          ),
        ]
      : []),
    ...broken.map(([why, value]) =>
      fieldRefusalProbe(operation, `${name}: ${why}`, draft => withField(draft, name, value), pointer, name),
    ),
    ...(isForm && isRequired
      ? [
          fieldRefusalProbe(
            operation,
            `${name} given twice`,
            draft => withRepeated(draft, 'body', name),
            pointer,
            name,
          ),
        ]
      : []),
  ]
}

function wholeBodyProbes({ judge }: SchemaTools, operation: Operation): Probe[] {
  const { body } = operation
  if (!body) return []
  const isOpen = operation.profile.silence === 'lenient' && !body.isRequired
  const needsFields = (body.schema.required ?? []).length > 0 && !isOpen
  const raw = (name: string, text: string) =>
    refusalProbe(operation, name, async scene => {
      const exchange = await scene.askAsSent({ ...toSent(scene.draft), body: text })
      return { problems: refusalProblems(scene, exchange, body.pointer), exchanges: [exchange] }
    })
  const unknown =
    body.schema.additionalProperties === false
      ? [
          fieldRefusalProbe(
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
    ...(body.type === FORM || (!isJson(body.type) && operation.profile.silence === 'lenient')
      ? []
      : ['{', '[]', 'null', '"text"']
          .filter(text => readJson(text) === undefined || !judge.accepts(body.pointer, readJson(text)))
          .map(text => raw(`a body that is no object: ${text}`, text))),
  ]
}

/** An unknown query parameter may be ignored or refused, but must not cause an error. */
function unknownQueryProbe(operation: Operation): Probe {
  return refusalProbe(operation, 'a query parameter that is not documented', scene =>
    sendAndJudge(scene, withQuery(scene.draft, UNKNOWN, '1'), exchange => {
      const problems = scene.judge.answer(exchange)
      if (problems.length > 0 || !isBroken(exchange.received)) return problems
      const says = `answered ${nameAnswer(exchange.received)}; it may be ignored or refused, but nothing may break`
      return [{ says, pointer: operation.pointer }]
    }),
  )
}

/** The probes of every header, parameter and field of an operation. */
export function fieldProbes(tools: SchemaTools, operation: Operation): Probe[] {
  const properties = Object.entries(operation.body?.schema.properties ?? {})
  return [
    ...operation.parameters.flatMap(parameter => parameterProbes(tools, operation, parameter)),
    ...properties.flatMap(([name, schema]) => bodyFieldProbes(tools, operation, name, schema)),
    ...wholeBodyProbes(tools, operation),
    ...(operation.method === 'GET' ? [unknownQueryProbe(operation)] : []),
  ]
}
