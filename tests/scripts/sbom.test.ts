import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
}

it('the inventory has every package that the program runs with, by version and hash, and none that it is made with', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sbom.ts'], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const { bomFormat, components } = JSON.parse(readFileSync('sbom.cdx.json', 'utf8')) as {
    bomFormat: string
    components: readonly Component[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const versions = new Set(components.map(({ name, version }) => `${name} ${version}`))
  const needed = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`)
  expect(needed.filter(each => !versions.has(each))).toEqual([])
  const names = new Set(components.map(({ name }) => name))
  expect(['vite', 'vitest', 'playwright'].filter(name => names.has(name))).toEqual([])
  for (const { name, purl, hashes } of components) {
    expect(purl, name).toMatch(/^pkg:npm\//)
    expect(hashes?.[0], name).toMatchObject({ alg: 'SHA-512' })
  }
}, 300_000)
