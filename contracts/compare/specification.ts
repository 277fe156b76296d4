/** The part of the specification that some operations need, so that a tool need not read all of it each time. */
import { readFileSync } from 'node:fs'
import type { Operation, Schema } from '#contracts/verify/document.ts'
import { ROOT } from '#contracts/verify/verify.ts'

interface Item {
  operationId?: string
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}
export interface Specification {
  paths: Record<string, Record<string, Item>>
  components: Record<string, Record<string, unknown>>
  [other: string]: unknown
}

/** Reads `bundle.json` or `openapi-3.0.json`. */
export function readSpecification(file: string): Specification {
  return JSON.parse(readFileSync(`${ROOT}/openapi/${file}`, 'utf8')) as Specification
}

/** Copies what a value refers to into `kept`. */
function keepReferences(from: Specification, kept: Specification['components'], value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '$ref' || typeof inner !== 'string') {
      keepReferences(from, kept, inner)
      continue
    }
    const [, , kind = '', name = ''] = inner.split('/')
    const group = (kept[kind] ??= {})
    if (name in group) continue
    group[name] = from.components[kind]?.[name]
    keepReferences(from, kept, group[name])
  }
}

/** The specification with these operations only, and the components that they refer to. */
export function partOf(whole: Specification, operations: readonly string[]): Specification {
  const paths = Object.fromEntries(
    Object.entries(whole.paths).filter(([, item]) =>
      Object.values(item).some(({ operationId }) => operations.includes(operationId ?? '')),
    ),
  )
  const components = { securitySchemes: whole.components['securitySchemes'] ?? {} }
  keepReferences(whole, components, paths)
  const { tags: _, ...rest } = whole
  return { ...rest, paths, components }
}

/** The documented answers of an operation, by content type. */
export function answerContent(
  { paths }: Specification,
  { path, method }: Operation,
): Record<string, { schema?: Schema }> {
  return paths[path]?.[method.toLowerCase()]?.responses['200']?.content ?? {}
}
