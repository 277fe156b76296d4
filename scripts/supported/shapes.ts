/** Shapes of operations that the client, the server, the mocks or the contract could not serve. */
import {
  escapePointer,
  isReadOtherwise,
  nameOf,
  resolve,
  type Operation,
  type Parameter,
  type Schema,
  type Specification,
} from '../specification.ts'
import type { Refusal } from './refusal.ts'

type Problem = readonly [at: string, what: string, remedy: string]

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
const JSON_TYPE = 'application/json'
const BODIES = [FORM, MULTIPART, JSON_TYPE]
/** Headers that the client sends with every request. */
const SENT_HEADERS = ['Accept-Language', 'LanguageId']
const FLAT = ['string', 'integer', 'number', 'boolean']
const COMBINED = ['oneOf', 'anyOf', 'allOf'] as const

/** Why one field of a query or a form cannot carry a value; undefined when it can. */
function fieldProblem(
  specification: Specification,
  schema: Schema,
  place: 'query' | 'form',
): readonly [what: string, remedy: string] | undefined {
  const { type, format, ...rest } = resolve(specification, schema)
  const inJson = place === 'form' ? `Take the body as ${JSON_TYPE}` : 'Take it in the body of a POST as JSON'
  if (Array.isArray(type))
    return [
      'may be null or of several types, which text cannot tell apart',
      'Let it be left out instead (not `required`)',
    ]
  if (type === 'array' && resolve(specification, rest.items ?? {}).format === 'binary')
    return ['is several files', 'Take one, and a request for each']
  if (type === 'array') return ['is a list', inJson]
  if (type === 'object') return ['is an object', inJson]
  if (COMBINED.some(word => word in rest))
    return ['combines schemas (oneOf, anyOf, allOf)', 'Give it one schema with a type']
  if (type === undefined || !FLAT.includes(type)) return ['has no type', `Give it one of ${FLAT.join(', ')}`]
  if (format === 'binary' && place === 'query') return ['is a file', `Take it in a body of ${MULTIPART}`]
  return undefined
}

function parameterProblems(specification: Specification, parameter: Parameter): Problem[] {
  const { name, in: place, schema } = parameter
  const own = parameter as Parameter & { style?: string; explode?: boolean; content?: unknown }
  if (place === 'path') return []
  if (place === 'cookie')
    return [['parameters', `${name} is a cookie`, 'Take it in the query: the app sends none']]
  if (place === 'header')
    return SENT_HEADERS.includes(name)
      ? []
      : [
          [
            'parameters',
            `${name} is a header`,
            'Take it in the query or the body: the hook has no argument for it',
          ],
        ]
  if ((schema as Schema | undefined) === undefined || own.style !== undefined || own.explode !== undefined)
    return [
      [
        'parameters',
        `${name} is written in a form of its own (content, style, explode)`,
        'Give it a schema alone',
      ],
    ]
  const problem = fieldProblem(specification, schema, 'query')
  return problem ? [['parameters', `${name} in the query ${problem[0]}`, problem[1]]] : []
}

function pathProblems({ path, parameters }: Operation): Problem[] {
  if (!/[{}]/.test(path) && !parameters.some(parameter => parameter.in === 'path')) return []
  return [
    ['', `its path ${path} has a parameter`, 'Take it in the query: paths are matched as they are written'],
  ]
}

function formProblems(specification: Specification, schema: Schema, type: string): Problem[] {
  const { properties = {}, ...rest } = resolve(specification, schema)
  if (rest.type !== 'object' || COMBINED.some(word => word in rest))
    return [['requestBody', 'its form is not one object', 'Write `type: object` with all `properties`']]
  return Object.entries(properties).flatMap(([name, field]): Problem[] => {
    const { format } = resolve(specification, field)
    if (format === 'binary' && type !== MULTIPART)
      return [['requestBody', `${name} is a file in a form`, `Take the body as ${MULTIPART}`]]
    const problem = fieldProblem(specification, field, 'form')
    return problem ? [['requestBody', `${name} in the form ${problem[0]}`, problem[1]]] : []
  })
}

function bodyProblems(specification: Specification, { method, requestBody, body }: Operation): Problem[] {
  if (!requestBody) return []
  const types = Object.keys(requestBody.content ?? {})
  if (method === 'GET')
    return [
      [
        'requestBody',
        'a GET has a body',
        'Make it a POST with `x-changes: nothing`, or take the fields in the query',
      ],
    ]
  if (!body || types.length !== 1 || !BODIES.includes(body.type))
    return [
      [
        'requestBody',
        `its body is of ${types.join(' and ') || 'no type'}`,
        `Take one of ${BODIES.join(', ')}`,
      ],
    ]
  const { schema, type } = body
  const isEmpty = Object.keys(schema.properties ?? {}).length === 0 && schema.type === 'object'
  if (!schema.$ref && !isEmpty)
    return [
      ['requestBody', 'the schema of its body has no name', 'Write it in openapi/schemas and refer to it'],
    ]
  return type === JSON_TYPE ? [] : formProblems(specification, schema, type)
}

function jsonProblems({
  schema,
  examples,
}: {
  schema: Schema
  examples?: Record<string, { value: unknown }>
}): Problem[] {
  const at = 'responses/200'
  const branches = schema.oneOf ?? [schema]
  const isError = ({ $ref = '' }: Schema) => nameOf($ref) === 'ErrorEnvelope'
  if (!branches.some(isError) || branches.length > 2)
    return [
      [
        at,
        'its answer does not say that it may be an error',
        'Name the schema of the success alone: the error is added',
      ],
    ]
  const success = branches.find(branch => !isError(branch))
  if (success && !success.$ref)
    return [[at, 'the schema of its answer has no name', 'Write it in openapi/schemas and refer to it']]
  const isSuccess = ({ value }: { value: unknown }) => (value as { code?: unknown } | undefined)?.code === 200
  if (success && !Object.values(examples ?? {}).some(isSuccess))
    return [
      [
        at,
        'its answer has no example of a success',
        'Add one to `examples`: mocks and contract rows answer it',
      ],
    ]
  return []
}

function answerProblems({ paths }: Specification, operation: Operation): Problem[] {
  const { path, method, responses, answers } = operation
  const others = Object.keys(responses).filter(status => status !== '200')
  if (others.length > 0)
    return [
      [
        'responses',
        `it answers with status ${others.join(', ')}`,
        'Answer 200 with a `code` in the envelope',
      ],
    ]
  const json = answers[JSON_TYPE]
  if (!json)
    return [
      [
        'responses',
        `it answers no ${JSON_TYPE}`,
        'Add one: `schema: { $ref: ../schemas/common.yaml#/ErrorEnvelope }`, where a file or a stream is all that it gives',
      ],
    ]
  if (method !== 'GET' && isReadOtherwise(operation))
    return [['responses', 'it gives a file or a stream by POST', 'Make it a GET']]
  if (isReadOtherwise(operation) && paths[path]?.post)
    return [
      [
        'responses',
        'it gives a file or a stream on a path of two methods',
        'Give the POST a path of its own',
      ],
    ]
  return jsonProblems(json)
}

/** @returns what is missing or too much of what an operation that changes something must say */
function freezeProblems({
  method,
  'x-changes': declared,
  'x-when-frozen': whenFrozen,
}: Operation): Problem[] {
  const changes = method !== 'GET' && declared !== 'nothing'
  if (changes === (whenFrozen !== undefined)) return []
  return changes
    ? [
        [
          '',
          'x-when-frozen is missing',
          'Write `allowed` or `refused`: it changes something, and an account may be frozen',
        ],
      ]
    : [['x-when-frozen', 'x-when-frozen has no meaning, as it changes nothing', 'Remove it']]
}

function securityProblems({ security = [] }: Operation): Problem[] {
  const schemes = security.flatMap(each => Object.keys(each)).filter(name => name !== 'token')
  return schemes.length === 0
    ? []
    : [
        [
          'security',
          `it is called with ${schemes.join(', ')}`,
          'The app sends `token`, or nothing: `security: [{}, { token: [] }]`',
        ],
      ]
}

/** Everything about the shapes of the operations that cannot work. */
export function refusedShapes(specification: Specification, operations: readonly Operation[]): Refusal[] {
  return operations.flatMap(operation => {
    const { id, path, method, parameters } = operation
    const pointer = `/paths/${escapePointer(path)}/${method.toLowerCase()}`
    return [
      ...pathProblems(operation),
      ...parameters.flatMap(parameter => parameterProblems(specification, parameter)),
      ...bodyProblems(specification, operation),
      ...answerProblems(specification, operation),
      ...freezeProblems(operation),
      ...securityProblems(operation),
    ].map(([at, what, remedy]) => ({
      pointer: at ? `${pointer}/${at}` : pointer,
      operation: id,
      what,
      remedy,
    }))
  })
}
