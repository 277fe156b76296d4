import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

/** A resolved schema of the specification, as far as values are generated from it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

export type Place = 'query' | 'header' | 'body'

/** An input field of an operation. */
export interface Field {
  readonly name: string
  readonly place: Place
  readonly isRequired: boolean
  readonly schema: Schema
}

/** What is needed to call an operation and judge its answers. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly isPublic: boolean
  /** The media type of its body; undefined when it takes none. */
  readonly bodyType: string | undefined
  readonly fields: readonly Field[]
  /** Example bodies of the specification. */
  readonly examples: readonly Readonly<Record<string, string | number>>[]
  /** The media types of its answers. */
  readonly answerTypes: readonly string[]
  /** Why the specification does not allow an answer; undefined when it does. */
  explain(answer: unknown): string | undefined
}

interface Parameter extends Omit<Field, 'isRequired' | 'place'> {
  readonly $ref?: string
  readonly in: Place | 'path'
  readonly required?: boolean
}
interface MediaType {
  readonly schema: Schema & { readonly oneOf?: readonly Schema[] }
  readonly examples?: Readonly<Record<string, { readonly value: Record<string, string | number> }>>
}
interface OperationObject {
  readonly operationId?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaType>> }>>
}

/** The parts of openapi/bundle.json that the fuzzer reads. */
export interface Specification {
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

type Validators = (pointer: string) => ValidateFunction

function follow<Value extends { readonly $ref?: string }>(specification: Specification, value: Value): Value {
  if (!value.$ref) return value
  const keys = value.$ref.slice(2).split('/')
  const found = keys.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    specification,
  )
  return follow(specification, found as Value)
}

/** Validators of any part of the document, each compiled when it is first needed. */
function createValidators(specification: Specification): Validators {
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  addFormats.default(ajv)
  const { components, paths } = specification
  ajv.addSchema({ $id: 'specification', components, paths })
  const compiled = new Map<string, ValidateFunction>()
  return pointer => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `specification#${pointer}` })
    compiled.set(pointer, known)
    return known
  }
}

/** Success and error are told apart by their code, so that the reason names the branch that was meant. */
function explainer(pointer: string, schema: MediaType['schema'] | undefined, validators: Validators) {
  const branches = (schema?.oneOf ?? []).map(({ $ref = '' }) => $ref.slice(1))
  const failure = branches.find(branch => branch.endsWith('/ErrorEnvelope'))
  const success = branches.find(branch => branch !== failure)
  return (answer: unknown): string | undefined => {
    if (!schema) return 'no answer in JSON is specified'
    const isSuccess = (answer as { code?: unknown } | null)?.code === 200
    const validate = validators((isSuccess ? success : failure) ?? pointer)
    if (validate(answer)) return undefined
    const [error] = validate.errors ?? []
    return `${error?.instancePath || 'the answer'} ${error?.message ?? 'is wrong'} (${error?.schemaPath})`
  }
}

function fieldsOf(
  specification: Specification,
  operation: OperationObject,
  shared: readonly Parameter[],
): Field[] {
  const parameters = [...shared, ...(operation.parameters ?? [])].map(each => follow(specification, each))
  const [content] = Object.values(operation.requestBody?.content ?? {})
  const body = follow(specification, content?.schema ?? {})
  return [
    ...parameters.flatMap(({ name, in: place, required = false, schema }) =>
      place === 'path' ? [] : [{ name, place, isRequired: required, schema: follow(specification, schema) }],
    ),
    ...Object.entries(body.properties ?? {}).map(([name, schema]) => ({
      name,
      place: 'body' as const,
      isRequired: body.required?.includes(name) ?? false,
      schema: follow(specification, schema),
    })),
  ]
}

/** Every operation of a specification, in its order. */
export function readOperations(specification: Specification): Operation[] {
  const validators = createValidators(specification)
  return Object.entries(specification.paths).flatMap(([path, item]) => {
    const shared = (item['parameters'] ?? []) as readonly Parameter[]
    return Object.entries(item).flatMap(([method, value]) => {
      const operation = value as OperationObject
      const { operationId: id, responses } = operation
      if (id === undefined) return []
      const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      const answers = responses['200']?.content ?? {}
      const security = operation.security ?? specification.security ?? []
      const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1')
      const pointer = `/paths/${escaped}/${method}/responses/200/content/application~1json/schema`
      return {
        id,
        method: method.toUpperCase(),
        path,
        isPublic: security.length === 0 || security.some(each => Object.keys(each).length === 0),
        bodyType,
        fields: fieldsOf(specification, operation, shared),
        examples: Object.values(body?.examples ?? {}).map(({ value: example }) => example),
        answerTypes: Object.keys(answers),
        explain: explainer(pointer, answers['application/json']?.schema, validators),
      }
    })
  })
}
