/** Finds the file and the line of a part of the specification, for failed rows. */
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml'
import { unescaped } from '../document.ts'

/** A parsed file. */
export interface Source {
  readonly root: Node | null
  readonly line: (node: Node | null) => number
}

/** Parses a file of YAML or JSON. */
export function openSource(text: string): Source {
  const lines = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: lines })
  const line = (node: Node | null) => (node?.range ? lines.linePos(node.range[0]).line : 1)
  return { root: contents as Node | null, line }
}

/** One level down: the value, and the key's node, which has the line number. */
export function step(node: Node | null, key: string): { value: Node | null; mark: Node | null } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(item => isScalar(item.key) && String(item.key.value) === key)
    return pair && { value: pair.value as Node | null, mark: pair.key as Node }
  }
  if (!isSeq(node)) return undefined
  const value = node.items[Number(key)] as Node | undefined
  return value && { value, mark: value }
}

/** Says `openapi.yaml:41` for a pointer into the specification. */
export type SourceLines = (pointer: string) => string

/** A file of a specification, as it is written. */
export interface SpecificationFile {
  readonly name: string
  readonly text: string
}

const OTHER_FILE = /^\/x-files\/(\d+)/

/** The lines of a specification in files: the first is the specification itself, others are its `x-files`. */
export function createSourceLines(files: readonly SpecificationFile[]): SourceLines {
  const sources = new Map<string, Source>()
  const open = ({ name, text }: SpecificationFile) => {
    const source = sources.get(name) ?? openSource(text)
    sources.set(name, source)
    return source
  }
  return pointer => {
    const number = OTHER_FILE.exec(pointer)?.[1]
    const file = files[number === undefined ? 0 : Number(number) + 1]
    if (!file) return pointer
    const { root, line } = open(file)
    let node = root
    let mark: Node | null = null
    for (const key of pointer.replace(OTHER_FILE, '').split('/').slice(1)) {
      const next = step(node, unescaped(key))
      if (!next) break
      node = next.value
      mark = next.mark
    }
    return `${file.name}:${line(mark)}`
  }
}
