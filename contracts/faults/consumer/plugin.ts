/**
 * Loads the client with one mistake in it: `plays.ts?fault=3` is the same module over a copy of `src` in which the fourth fault of
 * the list has been made; beyond the end of the list there is none. The mark goes on to whatever is imported from there, so that
 * every fault has a client of its own, and all of them fit into one process.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { consumerFaults } from './faults.ts'

const root = process.cwd()
const MARK = /\?fault=(\d+)$/

/** What is copied for every fault: what may have one, and what of the rows holds on to that. Everything else is shared. */
const COPIED = [
  /\/src\/(api\/.+|(stores|i18n)\/[^/]+)\.ts$/,
  /\/contracts\/(rows\/\w+|plays|harness\/(expects|interactions|outcome|recorded|rehearsals|world))\.ts$/,
]

/** The source with the mistake made. @throws Error when the place is not there, or not once: the list has to follow the client */
function withFault(index: number, path: string): string {
  const source = readFileSync(path, 'utf8')
  const fault = consumerFaults[index]
  if (!fault || relative(root, path) !== fault.file) return source
  const places = source.split(fault.from).length - 1
  if (places !== 1) throw new Error(`"${fault.name}" fits ${places} places in ${fault.file} instead of one`)
  return source.replace(fault.from, () => fault.to)
}

export function consumerFaultPlugin(): Plugin {
  return {
    name: 'consumer-faults',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const mark = MARK.exec(importer ?? '')?.[0]
      if (!mark || !/^[.#]/.test(source)) return undefined
      const resolved = await this.resolve(source, importer?.replace(MARK, ''), { ...options, skipSelf: true })
      return resolved && COPIED.some(one => one.test(resolved.id)) ? `${resolved.id}${mark}` : resolved
    },
    load(id) {
      const index = MARK.exec(id)?.[1]
      return index === undefined ? undefined : withFault(Number(index), id.replace(MARK, ''))
    },
  }
}
