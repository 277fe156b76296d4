/** Finds the source file and line in openapi/ of a part of the bundle, for failed rows. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isMap, type Node } from 'yaml'
import { unescaped } from './verify/document.ts'
import { openSource, step, type Source, type SourceLines } from './verify/specification/source-lines.ts'

/** Opens a source by its path in the checkout; each is read once. */
type Open = (file: string) => Source

const MAIN = 'openapi/openapi.yaml'

function createOpen(root: string): Open {
  const sources = new Map<string, Source>()
  return file => {
    const found = sources.get(file)
    if (found) return found
    const source = openSource(existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
    sources.set(file, source)
    return source
  }
}

function refOf(node: Node | null): string | undefined {
  const ref = isMap(node) ? node.get('$ref') : undefined
  return typeof ref === 'string' ? ref : undefined
}

/** What stands in a source for what openapi/frame.ts makes of it. */
const WRITTEN: readonly (readonly [word: string, keys: readonly string[]])[] = [
  ['x-answer', ['properties', 'data']],
  ['x-page', ['properties', 'rows', 'items']],
]

/** The keys of a part of the bundle as the source has them, from this node on. */
function writtenKeys(node: Node | null, keys: readonly string[]): readonly string[] {
  // An answer is what its schema says, or an error.
  if (keys[0] === 'oneOf' && keys[1] === '0' && !step(node, 'oneOf')) return writtenKeys(node, keys.slice(2))
  const found = WRITTEN.find(
    ([word, made]) => made.every((key, index) => keys[index] === key) && step(node, word),
  )
  return found ? [found[0], ...keys.slice(found[1].length)] : keys
}

/** Follows keys and references as far as the sources have them. */
function walk(open: Open, file: string, keys: readonly string[], found: Node | null = null): string {
  let node = open(file).root
  let mark = found
  let rest = keys
  while (rest.length > 0) {
    const ref = refOf(node)
    if (ref) {
      const [path = '', inner = ''] = ref.split('#')
      const target = path ? normalize(join(dirname(file), path)) : file
      const next = [...inner.split('/').filter(Boolean).map(unescaped), ...rest]
      return walk(open, target, next, target === file ? mark : null)
    }
    const [key, ...others] = writtenKeys(node, rest)
    const next = key === undefined ? undefined : step(node, key)
    if (!next) break
    node = next.value
    mark = next.mark
    rest = others
  }
  return `${file}:${open(file).line(mark)}`
}

const BUNDLED_SECTIONS = new Set(['schemas', 'parameters', 'headers'])

/** Finds a component, which the bundler collects from whatever file defines it under that name. */
function findComponent(root: string, open: Open, keys: readonly string[]): string | undefined {
  const schemas = readdirSync(join(root, 'openapi/schemas')).map(name => `openapi/schemas/${name}`)
  const file = ['openapi/parameters.yaml', 'openapi/headers.yaml', ...schemas].find(each =>
    step(open(each).root, keys[0] ?? ''),
  )
  return file && walk(open, file, keys)
}

/** `openapi/paths/spot.yaml:41` for a pointer into the bundle of a checkout, or the pointer itself when unknown; files are read when they are needed. */
export function createSourceLines(root: string): SourceLines {
  const open = createOpen(root)
  const known = new Map<string, string>()
  const find = (pointer: string): string => {
    const [section, kind = '', ...component] = pointer.split('/').slice(1).map(unescaped)
    const isGathered = section === 'components' && BUNDLED_SECTIONS.has(kind)
    const bundled = `openapi/bundle.json#${pointer}`
    if (!existsSync(join(root, MAIN))) return bundled
    if (isGathered) return findComponent(root, open, component) ?? bundled
    return walk(open, MAIN, pointer.split('/').slice(1).map(unescaped))
  }
  return pointer => {
    const found = known.get(pointer) ?? find(pointer)
    known.set(pointer, found)
    return found
  }
}
