import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ValidateFunction } from 'ajv'
import { RULES_KEYWORD } from './rules.ts'
import type { Spec } from './spec.ts'

/** The name under which the document's schemas are known to the compiler. */
export const ROOT = 'spec'

/** Makes the validator of a schema, compiled on its first use. */
export type Compile = (schema: object) => () => ValidateFunction

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
  ajv.addVocabulary(['x-origin', 'x-live', 'x-language-tags', 'components', 'paths'])
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
