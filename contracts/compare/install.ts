/** Installs the tools in fixed versions, outside of node_modules, as the project does not depend on them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the tools, and what they need and say, are kept. */
export const CACHE = join(import.meta.dirname, '../../.cache/compare')

/** The npm packages. */
export const PACKAGES = {
  dredd: { name: 'dredd', version: '14.1.0' },
  prism: { name: '@stoplight/prism-cli', version: '5.16.0' },
  specmatic: { name: 'specmatic', version: '2.55.1' },
} as const
export type Installed = keyof typeof PACKAGES

/** A tool that cannot be installed or run here; the message says why. */
export class Unavailable extends Error {}

/** The folder of an installed package. @throws Unavailable when npm cannot install it */
export function install(tool: Installed): string {
  const { name, version } = PACKAGES[tool]
  const home = join(CACHE, `${tool}-${version}`)
  const folder = join(home, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  process.stderr.write(`Installing ${name}@${version} in ${home}\n`)
  mkdirSync(home, { recursive: true })
  const settings = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--prefix', home, ...settings, `${name}@${version}`],
    { encoding: 'utf8' },
  )
  if (status === 0) return folder
  throw new Unavailable(
    `npm could not install ${name}@${version}. Is there a package registry?\n${error?.message ?? stderr}`,
  )
}

/** The version of Java, which Specmatic needs. @throws Unavailable when there is none */
export function javaVersion(): string {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const version = /version "(.+?)"/.exec(stderr ?? '')?.[1]
  if (status === 0 && version) return version
  throw new Unavailable('Specmatic needs Java 17 or later, and there is no `java` here.')
}

/** A folder for what one tool reads and writes. */
export function workFolder(tool: Installed): string {
  const folder = join(CACHE, 'work', tool)
  mkdirSync(folder, { recursive: true })
  return folder
}
