import { readFileSync } from 'node:fs'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly imports: Record<string, string>
}
const { dependencies, imports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** What a module loads when it is loaded or later, also as a thread: types are gone, as Node takes them away. */
function importsOf(file: string): string[] {
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end))
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(entry => entry.moduleRequest?.value ?? [])),
    ...[...code.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)].map(([, thread = '']) => thread),
    ...dynamic.filter(text => /^['"]/.test(text)).map(text => text.slice(1, -1)),
  ]
}

/** The file that an import of our own leads to; undefined for a package. */
function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  const alias = Object.keys(imports).find(
    each => each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -1))),
  )
  return alias && posix.normalize(imports[alias]!.replace('*', name.slice(alias.length - 1)))
}

/** The packages that a program loads, each with the module that names it. */
function packagesOf(program: string): Map<string, string> {
  const files = new Set([program])
  const packages = new Map<string, string>()
  for (const file of files)
    for (const name of importsOf(file)) {
      const own = fileOf(name, file)
      if (own !== undefined) {
        if (own.endsWith('.ts')) files.add(own)
      } else if (!isBuiltin(name)) packages.set(/^(?:@[^/]+\/)?[^/]+/.exec(name)![0], file)
    }
  return packages
}

it.each(['server/main.ts', 'scripts/serve.ts', 'scripts/operator.ts'])(
  '%s loads only what `npm ci --omit=dev` installs',
  program => {
    const packages = [...packagesOf(program)]
    expect(packages.map(([name]) => name)).toContain('@noble/hashes')
    expect(packages.filter(([name]) => !(name in dependencies))).toEqual([])
  },
)
