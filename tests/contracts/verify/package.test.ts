/** The verifier as a package of its own: its manifest says what it needs, and nothing of the repository around it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#contracts/material.ts'

interface Manifest {
  readonly license: string
  readonly exports: Readonly<Record<string, string>>
  readonly bin: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const FOLDER = join(ROOT, 'contracts/verify')
const manifestAt = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
const [own, around] = [manifestAt(FOLDER), manifestAt(ROOT)]

const imports = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .flatMap(name =>
    [
      ...readFileSync(join(FOLDER, name), 'utf8').matchAll(
        /^(?:import|export)\b[^'"`]*?\bfrom '([^']+)'|import\('([^']+)'\)/gm,
      ),
    ].map(([, named, called]) => ({ name, to: (named ?? called)! })),
  )
const isOwn = (to: string) => to.startsWith('.')

it('imports nothing of the repository around it', () => {
  expect(imports.length).toBeGreaterThan(300)
  const outside = imports.filter(
    ({ name, to }) => isOwn(to) && relative(FOLDER, resolve(FOLDER, dirname(name), to)).startsWith('..'),
  )
  expect(outside).toEqual([])
})

it('names the packages that it imports, in the versions that it is tested with', () => {
  const packages = imports
    .filter(({ to }) => !isOwn(to) && !isBuiltin(to))
    .map(({ to }) =>
      to
        .split('/')
        .slice(0, to.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  expect(Object.keys(own.dependencies).toSorted()).toEqual([...new Set(packages)].toSorted())
  const known = { ...around.devDependencies, ...around.dependencies }
  for (const [name, version] of Object.entries(own.dependencies))
    expect([name, known[name]]).toEqual([name, version])
  expect(own.license).toBe(around.license)
})

it('has what it exports', () => {
  for (const file of [...Object.values(own.exports), ...Object.values(own.bin)])
    expect(existsSync(join(FOLDER, file)), file).toBe(true)
})
