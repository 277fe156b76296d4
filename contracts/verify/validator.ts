/** Validates values by the schemas of a specification, and says of every error which part of it is violated. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { escaped, type Document } from './document.ts'
import { addRules, RULES } from './rules.ts'
import type { Violation } from './wire.ts'

/** The name of the document among Ajv's schemas. */
const ROOT = 'spec'
const MAX_PROBLEMS = 5

export interface Validator {
  /** Whether a value matches the schema at a pointer; any does where the schema itself is wrong. */
  accepts: (pointer: string, value: unknown) => boolean
  /** The problems of a value with the schema at a pointer. */
  explain: (pointer: string, value: unknown) => Violation[]
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** `/rows/3/status` as `rows[3].status`. */
const pathOf = (instancePath: string) =>
  instancePath
    .split('/')
    .slice(1)
    .map(key => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'the answer'

function describeError({ keyword, params, instancePath, data, message }: ErrorObject): string {
  const place = pathOf(instancePath)
  if (keyword === RULES) return `${place}: ${message}`
  if (keyword === 'required') return `${place} lacks ${String(params['missingProperty'])}`
  if (keyword === 'additionalProperties') {
    return `${place} has ${String(params['additionalProperty'])}, which is not documented`
  }
  if (keyword === 'enum') {
    return `${place} is ${shown(data)}; allowed are ${(params['allowedValues'] as unknown[]).map(shown).join(', ')}`
  }
  if (keyword === 'const') return `${place} is ${shown(data)}; it must be ${shown(params['allowedValue'])}`
  if (keyword === 'type')
    return `${place} is ${shown(data)}; it must be ${[params['type']].flat().join(' or ')}`
  return `${place} is ${shown(data)}; it ${message ?? 'is wrong'}`
}

/** Where each object of the document is. Ajv says where an error is within a schema, not always within which. */
function pointersOf(document: Document): ReadonlyMap<unknown, string> {
  const found = new Map<unknown, string>()
  const walk = (node: unknown, pointer: string) => {
    if (typeof node !== 'object' || node === null) return
    found.set(node, pointer)
    for (const [key, each] of Object.entries(node)) walk(each, `${pointer}/${escaped(key)}`)
  }
  for (const part of ['components', 'paths', 'x-files'] as const) walk(document[part], `/${part}`)
  return found
}

/** The branches of an anyOf say what is wrong; the anyOf itself only that something is. */
function toProblems(
  given: readonly ErrorObject[] | null | undefined,
  places: ReadonlyMap<unknown, string>,
): Violation[] {
  const all = given ?? []
  const leaves = all.filter(error => error.keyword !== 'anyOf' && error.keyword !== 'oneOf')
  // What a value means can be judged once it has its shape.
  const ofShape = leaves.filter(error => error.keyword !== RULES)
  const told = [ofShape, leaves, all].find(errors => errors.length > 0) ?? []
  return told.slice(0, MAX_PROBLEMS).map(error => ({
    says: describeError(error),
    pointer:
      error.keyword === RULES
        ? `${places.get(error.schema)}/${error.params['index']}`
        : `${places.get(error.parentSchema) ?? ''}/${error.keyword}`,
  }))
}

/** A validator over a document; schemas are compiled at their first use. */
export function createValidator(document: Document): Validator {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
  })
  addFormats.default(ajv)
  addRules(ajv)
  const { components, paths, 'x-files': files } = document
  ajv.addSchema({ $id: ROOT, components, paths, 'x-files': files } as object)
  const places = pointersOf(document)
  const compiled = new Map<string, ValidateFunction | Error>()
  const compile = (pointer: string): ValidateFunction | Error => {
    try {
      return ajv.compile({ $ref: `${ROOT}#${encodeURI(pointer)}` })
    } catch (error) {
      return error as Error
    }
  }
  const validator = (pointer: string) => {
    const found = compiled.get(pointer) ?? compile(pointer)
    compiled.set(pointer, found)
    return found
  }
  return {
    accepts(pointer, value) {
      const validate = validator(pointer)
      return validate instanceof Error || validate(value)
    },
    explain(pointer, value) {
      const validate = validator(pointer)
      if (validate instanceof Error)
        return [{ says: `the schema itself is wrong: ${validate.message}`, pointer }]
      return validate(value) ? [] : toProblems(validate.errors, places)
    },
  }
}
