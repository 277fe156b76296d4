import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../../deploy/demo/node')

/** What stands for each module of Node that the back end imports; `absent`: fails where it is called. */
const MODULES: Readonly<Record<string, string>> = {
  'node:crypto': 'crypto',
  'node:fs': 'absent',
  'node:fs/promises': 'absent',
  'node:net': 'net',
  'node:os': 'os',
  'node:path': 'path',
  'node:timers/promises': 'timers-promises',
  'node:util': 'util',
  'node:zlib': 'absent',
}

const fileOf = (name: string) => join(FOLDER, `${name}.ts`)

/** A text that a module reads from beside itself when it is loaded. */
const OWN_TEXT = /readFileSync\(join\(import\.meta\.dirname, '([\w.-]+)'\), 'utf8'\)/g

/** Node's globals that the back end uses, for the option `inject`. */
export const NODE_GLOBALS: Readonly<Record<string, [string, string]>> = {
  Buffer: [fileOf('buffer'), 'Buffer'],
  ...Object.fromEntries(
    ['process', 'setImmediate', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'].map(name => [
      name,
      [fileOf('globals'), name],
    ]),
  ),
}

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** For the build of the demo alone: small modules of ours in place of Node's. @throws for a module of Node that none stands for */
export function browserModules(): Plugin {
  return {
    name: 'browser-modules',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('node:')) return null
      const name = MODULES[source]
      return name === undefined
        ? { id: source, external: true, moduleSideEffects: false }
        : { id: fileOf(name), moduleSideEffects: false }
    },
    // Only now is it known which modules are of parts that the demo does not use.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        // A script that is all ASCII is kept with one byte for each character, any other with two.
        chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, escapeUnit)
        const needed = chunk.imports.find(name => name.startsWith('node:'))
        if (needed)
          this.error(`${chunk.fileName} needs ${needed}, and nothing in deploy/demo/node stands for it.`)
      }
    },
    transform(code, id) {
      if (!OWN_TEXT.test(code)) return null
      return code.replaceAll(OWN_TEXT, (_, name: string) =>
        JSON.stringify(readFileSync(join(dirname(id), name), 'utf8')),
      )
    },
  }
}
