import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import {
  escapePointer,
  operationsOf,
  readSpecification,
  resolve,
  type Operation as SpecifiedOperation,
  type Schema,
  type Specification,
} from '#scripts/specification.ts'

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

type Validators = (pointer: string) => ValidateFunction

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
function explainer(pointer: string, schema: Schema | undefined, validators: Validators) {
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

function fieldsOf(specification: Specification, { parameters, body }: SpecifiedOperation): Field[] {
  const { properties = {}, required = [] } = resolve(specification, body?.schema ?? {})
  return [
    ...parameters.flatMap(({ name, in: place, required: isRequired = false, schema }) =>
      place === 'path' || place === 'cookie'
        ? []
        : [{ name, place, isRequired, schema: resolve(specification, schema) }],
    ),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      place: 'body' as const,
      isRequired: required.includes(name),
      schema: resolve(specification, schema),
    })),
  ]
}

/** Every operation of a specification, in its order; of that of this checkout, unless told otherwise. */
export function readOperations(specification = readSpecification()): Operation[] {
  const validators = createValidators(specification)
  return operationsOf(specification).map(operation => {
    const { id, path, method, isPublic, body, answers } = operation
    const escaped = escapePointer(path)
    const pointer = `/paths/${escaped}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
    return {
      id,
      method,
      path,
      isPublic,
      bodyType: body?.type,
      fields: fieldsOf(specification, operation),
      examples: Object.values(body?.examples ?? {}).map(
        ({ value }) => value as Operation['examples'][number],
      ),
      answerTypes: Object.keys(answers),
      explain: explainer(pointer, answers['application/json']?.schema, validators),
    }
  })
}
