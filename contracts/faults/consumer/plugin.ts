/**
 * Loads the client with one fault: `consumer-cases.ts?fault=3` is the same module over a copy of `src` with the fourth fault of the
 * catalogue; an index beyond its end injects none. The query is passed on to imported modules, so that every fault has a separate client
 * within one process.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { consumerFaults } from './faults.ts'

const root = process.cwd()
const FAULT_QUERY = /\?fault=(\d+)$/

/** Modules that are copied for every fault: those that may contain it and those that keep references to them. */
const COPIED_MODULES = [
  /\/src\/((api|stores)\/.+|i18n\/[^/]+)\.ts$/,
  /\/contracts\/(rows\/[\w-]+|consumer-cases|harness\/(expects|interactions|outcome|pact-interaction|pact-recorder|stub-cases|test-client))\.ts$/,
]

/** The source with the fault. @throws Error when the text does not occur exactly once: the catalogue has to follow the client */
function withFault(index: number, path: string): string {
  const source = readFileSync(path, 'utf8')
  const fault = consumerFaults[index]
  if (!fault || relative(root, path) !== fault.file) return source
  const places = source.split(fault.from).length - 1
  if (places !== 1)
    throw new Error(`the text of "${fault.name}" occurs ${places} times in ${fault.file} instead of once`)
  return source.replace(fault.from, () => fault.to)
}

export function consumerFaultPlugin(): Plugin {
  return {
    name: 'consumer-faults',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const mark = FAULT_QUERY.exec(importer ?? '')?.[0]
      if (!mark || !/^[.#]/.test(source)) return undefined
      const resolved = await this.resolve(source, importer?.replace(FAULT_QUERY, ''), {
        ...options,
        skipSelf: true,
      })
      return resolved && COPIED_MODULES.some(one => one.test(resolved.id))
        ? `${resolved.id}${mark}`
        : resolved
    },
    load(id) {
      const index = FAULT_QUERY.exec(id)?.[1]
      return index === undefined ? undefined : withFault(Number(index), id.replace(FAULT_QUERY, ''))
    },
  }
}
