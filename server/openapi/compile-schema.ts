import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ValidateFunction } from 'ajv'
import { RULES_KEYWORD } from './rules.ts'
import type { Spec } from './spec.ts'

/** The name under which the document's schemas are known to the compiler. */
export const ROOT = 'spec'

/** Makes the validator of a schema, compiled on its first use. */
export type Compile = (schema: object) => () => ValidateFunction

/** Words of OpenAPI that describe a schema and check nothing. */
const DESCRIPTIONS = ['example', 'xml', 'externalDocs', 'discriminator']

/** Calls `see` with every field of a document, however deep. */
function visitFields(value: unknown, see: (name: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, child] of Object.entries(value)) {
    if (!Array.isArray(value)) see(name, child)
    visitFields(child, see)
  }
}

/**
 * Makes words without a meaning for a check known, so that they check nothing: Ajv refuses any that it does not know, which keeps misspelt
 * keywords (`maxLenght`) from being ignored.
 */
function ignoreDescriptions(ajv: Ajv2020, spec: Spec): void {
  const keywords = new Set(DESCRIPTIONS)
  const formats = new Set<string>()
  visitFields([spec.components, spec.paths], (name, value) => {
    if (/^x-[\w-]+$/.test(name) && name !== RULES_KEYWORD.keyword) keywords.add(name)
    if (name === 'format' && typeof value === 'string' && !(value in ajv.formats)) formats.add(value)
  })
  ajv.addVocabulary([...keywords])
  for (const format of formats) ajv.addFormat(format, true)
}

/** Compiles schemas lazily, on first use: start-up stays below a second however large the document grows. */
export function createCompiler(spec: Spec): Compile {
  const ajv = new Ajv2020({
    passContext: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
  })
  addFormats.default(ajv)
  ajv.addKeyword(RULES_KEYWORD)
  ajv.addVocabulary(['components', 'paths'])
  ignoreDescriptions(ajv, spec)
  ajv.addSchema({ $id: ROOT, components: spec.components, paths: spec.paths })
  // Most operations share the schema of their headers and of their refusals: each is compiled once.
  const compiled = new Map<string, ValidateFunction>()
  return schema => {
    const key = JSON.stringify(schema)
    return () => {
      const known = compiled.get(key)
      if (known) return known
      const validate = ajv.compile(schema)
      compiled.set(key, validate)
      return validate
    }
  }
}
