import type { Plugin } from 'vite'

/** What explains a specification, and decides nothing. */
const EXPLANATIONS = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs'])
/** Where keys are names of things, not words of OpenAPI. */
const NAMED = new Set(['properties', 'schemas'])

function bare(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map(one => bare(one))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => areNames || !EXPLANATIONS.has(key))
  return Object.fromEntries(kept.map(([key, child]) => [key, bare(child, NAMED.has(key))]))
}

/** For the build of the demo alone: the specification without its explanations, a third of its size, as nobody reads it there. */
export function bareSpecification(): Plugin {
  return {
    name: 'bare-specification',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/openapi/bundle.json')) return null
      const spec = JSON.parse(code) as { info: unknown }
      return JSON.stringify({ ...(bare(spec) as object), info: spec.info })
    },
  }
}
