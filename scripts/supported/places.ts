/** Where in openapi/ something of the bundled specification was written. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'

interface Found {
  readonly file: string
  /** Where its key begins, in characters. */
  readonly offset: number
  readonly node: unknown
}

/** @returns says of a JSON pointer into the bundle the file and the line of its innermost part that a person wrote */
export function createPlaces(root: string): (pointer: string) => string {
  const folder = join(root, 'openapi')
  const files = new Map<string, { node: unknown; lines: LineCounter }>()
  const open = (file: string) => {
    const known = files.get(file)
    if (known) return known
    const lines = new LineCounter()
    const opened = { node: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }).contents, lines }
    files.set(file, opened)
    return opened
  }
  const start = (file: string): Found => ({ file, offset: 0, node: open(file).node })

  function inside({ file, node }: Found, key: string): Found | undefined {
    if (isSeq(node)) {
      const item = node.items[Number(key)] as Node | undefined
      return item?.range ? { file, offset: item.range[0], node: item } : undefined
    }
    const pair = isMap(node)
      ? node.items.find(each => isScalar(each.key) && String(each.key.value) === key)
      : undefined
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined
    return pair && offset !== undefined ? { file, offset, node: pair.value } : undefined
  }
  function referred({ file, node }: Found): Found | undefined {
    const ref = isMap(node) ? node.get('$ref') : undefined
    if (typeof ref !== 'string') return undefined
    const [path = '', fragment = ''] = ref.split('#')
    return descend(start(path === '' ? file : join(dirname(file), path)), fragment.split('/').slice(1))
  }
  /** As far as the keys lead, through references. */
  function descend(from: Found, keys: readonly string[]): Found {
    const [key, ...rest] = keys
    if (key === undefined) return from
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    const next = inside(from, name)
    if (next) return descend(next, rest)
    const other = referred(from)
    return other ? descend(other, keys) : from
  }

  /** Components are written in files of their own, and put together by the bundler. */
  function componentFile(kind: string, name: string): string | undefined {
    const schemas = join(folder, 'schemas')
    const candidates =
      kind === 'schemas'
        ? readdirSync(schemas).map(file => join(schemas, file))
        : [join(folder, `${kind}.yaml`)]
    return candidates.find(file => inside(start(file), name) !== undefined)
  }

  return pointer => {
    const [, first = '', kind = '', ...rest] = pointer.split('/')
    const component = first === 'components' ? componentFile(kind, rest[0] ?? '') : undefined
    const found = component
      ? descend(start(component), rest)
      : descend(start(join(folder, 'openapi.yaml')), pointer.split('/').slice(1))
    const { line } = open(found.file).lines.linePos(found.offset)
    return `${relative(root, found.file).replaceAll('\\', '/')}:${line}`
  }
}
