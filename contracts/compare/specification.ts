/** The part of the specification that some operations need, so that a tool need not read all of it each time. */
import type { Document } from '#contracts/verify/document.ts'

type Components = Record<string, Record<string, unknown>>

/** Copies what a value refers to into `kept`. */
function keepReferences(from: Components, kept: Components, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '$ref' || typeof inner !== 'string') {
      keepReferences(from, kept, inner)
      continue
    }
    const [, , kind = '', name = ''] = inner.split('/')
    const group = (kept[kind] ??= {})
    if (name in group) continue
    group[name] = from[kind]?.[name]
    keepReferences(from, kept, group[name])
  }
}

/** The specification with these operations only, and the components that they refer to. */
export function partOf(whole: Document, operations: readonly string[]) {
  const paths = Object.fromEntries(
    Object.entries(whole.paths).filter(([, item]) =>
      Object.values(item).some(each => 'operationId' in each && operations.includes(each.operationId)),
    ),
  )
  const all: Components = { ...whole.components }
  const components: Components = { securitySchemes: all['securitySchemes'] ?? {} }
  keepReferences(all, components, paths)
  const { tags: _, ...rest } = whole
  return { ...rest, paths, components }
}
