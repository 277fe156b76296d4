/** The parts of an OpenAPI document that the validator uses; the document itself is openapi/bundle.json. */
export interface Spec {
  info: { title: string; version: string }
  security?: SecurityRequirement[]
  paths: Record<string, Record<string, unknown>>
  components: {
    schemas: Record<string, SchemaObject>
    parameters: Record<string, ParameterObject>
  }
}

type SecurityRequirement = Record<string, string[]>

export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, SchemaObject>
  oneOf?: SchemaObject[]
  anyOf?: SchemaObject[]
}

interface ParameterObject {
  $ref?: string
  name: string
  in: 'query' | 'header' | 'path' | 'cookie'
  required?: boolean
  schema: SchemaObject
}

interface OperationObject {
  operationId: string
  security?: SecurityRequirement[]
  parameters?: ParameterObject[]
  requestBody?: { required?: boolean; content: Record<string, { schema: SchemaObject }> }
  responses: Record<string, { content?: Record<string, { schema: SchemaObject }> }>
  'x-changes'?: 'nothing'
  /** Whether it is refused while the account is frozen; `allowedIf` names the values of its body with which it is not. */
  'x-when-frozen'?: 'allowed' | 'refused' | { allowedIf: Record<string, unknown> }
}

/** An operation with the parameters of its path item and its location in the document. */
export interface LocatedOperation {
  method: string
  path: string
  /** A JSON pointer to the operation, such as `/paths/~1api~1x/get`. */
  pointer: string
  operation: OperationObject
  /** Resolved parameters, those of the path item first; each with a pointer to its schema. */
  parameters: { parameter: ParameterObject; pointer: string }[]
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Resolves local references, `#/components/…`. */
export function resolve<T extends { $ref?: string }>(spec: Spec, value: T): T {
  if (!value.$ref) return value
  let found: unknown = spec
  for (const key of value.$ref.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (found === undefined) throw new Error(`The specification has no ${value.$ref}`)
  return resolve(spec, found as T)
}

function locateParameters(spec: Spec, owner: { parameters?: ParameterObject[] }, pointer: string) {
  return (owner.parameters ?? []).map((given, index) => ({
    parameter: resolve(spec, given),
    pointer: given.$ref ? given.$ref.slice(1) : `${pointer}/parameters/${index}`,
  }))
}

/** All operations in document order. */
export function operationsOf(spec: Spec): LocatedOperation[] {
  return Object.entries(spec.paths).flatMap(([path, item]) => {
    const itemPointer = `/paths/${escapePointer(path)}`
    const shared = locateParameters(spec, item as { parameters?: ParameterObject[] }, itemPointer)
    return Object.entries(item)
      .filter(([, value]) => typeof value === 'object' && value !== null && 'operationId' in value)
      .map(([method, value]) => {
        const operation = value as OperationObject
        const pointer = `${itemPointer}/${method}`
        const own = locateParameters(spec, operation, pointer)
        return { method: method.toUpperCase(), path, pointer, operation, parameters: [...shared, ...own] }
      })
  })
}
