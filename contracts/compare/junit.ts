/** Reads the failed tests of a report in JUnit's format. */
import type { Operation } from '#contracts/verify/document.ts'
import type { Finding } from './tool.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}
const plain = (text: string) =>
  text
    .replaceAll(/<!\[CDATA\[|\]\]>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, entity => ENTITIES[entity] ?? entity)

/** The operation whose method and path a text names, the longest path that fits. */
export function operationIn(operations: readonly Operation[], text: string): string | undefined {
  return operations
    .filter(({ method, path }) => {
      const at = text.indexOf(path)
      return at >= 0 && text.includes(method) && !/[\w/]/.test(text[at + path.length] ?? '')
    })
    .toSorted((left, right) => right.path.length - left.path.length)[0]?.id
}

/**
 * What failed tests say, a finding for each line with the name of the test, as far as `end`, where the report goes on with request and answer.
 * @throws Error when a failed test names no operation
 */
export function readFailures(xml: string, operations: readonly Operation[], end: RegExp): Finding[] {
  const cases = xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([^]*?)<\/testcase>)/g)
  return [...cases].flatMap(([, attributes = '', body = '']) => {
    const failed = /<(failure|error)\b([^>]*?)(?:\/>|>([^]*?)<\/\1>)/.exec(body)
    if (!failed) return []
    const name = plain(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? '')
    const [text = ''] = plain(failed[3] || failed[2] || '').split(end)
    const operation = operationIn(operations, name)
    if (operation === undefined) throw new Error(`A failed test names no operation: ${name}: ${text}`)
    const lines = text.split('\n').filter(line => line.trim() !== '')
    return lines.map(line => ({ operation, says: `${name}: ${line.trim()}` }))
  })
}
