/**
 * Writes sbom.cdx.json, the software bill of materials of the program in CycloneDX 1.6: every package that it runs with, from the lock file.
 * `npm run sbom`; `npm run build` does it too. Not by `npm sbom --omit=dev`, which leaves out packages that a tool also asks for, React among
 * them (npm 11.19).
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  /** Only tools need it. */
  readonly dev?: boolean
  readonly optional?: boolean
}

/** The package of a path in node_modules, which may be inside another one's. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function toComponent([path, { version = '', integrity = '', license, optional }]: [string, Locked]) {
  const name = nameOf(path)
  const [, sha512] = /^sha512-(\S+)$/.exec(integrity) ?? []
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purlOf(name, version),
    scope: optional ? 'optional' : 'required',
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }),
    ...(license && { licenses: [{ expression: license }] }),
  }
}

const { name, version, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  name: string
  version: string
  packages: Record<string, Locked>
}
const components = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(toComponent)
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version, purl: purlOf(name, version) } },
  components,
}
writeFileSync('sbom.cdx.json', `${JSON.stringify(bom, null, 2)}\n`)
console.log(`sbom.cdx.json: ${components.length} packages.`)
