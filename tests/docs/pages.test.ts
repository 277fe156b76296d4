import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, cellsOf, exists, linksOf, pages, pathsOf } from './pages.ts'

/** What pages name that is not kept: it is made, belongs to somebody else, or is an example. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'SECURITY.md': ['sbom.cdx.json'],
  'docs/adding-a-language.md': [
    'src/i18n/nl/',
    'server/features/site/texts/nl/',
    'server/market/data/names/nl.ts',
    'docs/glossary/nl.md',
  ],
  'docs/contracts-start.md': ['contract/docs/contracts.md'],
  'docs/contracts.md': ['report.html', 'report.md', 'coverage.json', 'action.yml', 'reports/report.md'],
  'docs/decisions/0010-one-script-inside-the-page.md': ['dist/'],
  'docs/hosting.md': ['dist/', 'dist/builds.json', 'config.json'],
  'docs/operating.md': ['dist/', 'secrets.env'],
  'docs/requirements.md': ['product-spec.md'],
  'docs/security.md': ['dist/'],
}

/** Their tables are written by programs. */
const LONG_CELLS = ['docs/requirements-tests.md', 'docs/contracts-faults.md']
const LONGEST_CELL = 200

/** What docs/architecture.md says that some tags lack. */
const NOT_BY_TAG = [
  'help: docs/rules/<tag>.md',
  'mining: contracts/rows/<tag>.ts',
  'mining: openapi/schemas/<tag>.yaml',
  'mining: src/i18n/<locale>/<tag>.ts',
  'mining: tests/server/features/<tag>/',
  'pledge: contracts/rows/<tag>.ts',
  'pledge: openapi/schemas/<tag>.yaml',
  'pledge: src/i18n/<locale>/<tag>.ts',
  'pledge: tests/server/features/<tag>/',
  'upload: src/features/<tag>/',
  'upload: src/i18n/<locale>/<tag>.ts',
  'upload: tests/src/features/<tag>/',
  'user: docs/rules/<tag>.md',
]

const textOf = (path: string) => pages.find(page => page.path === path)?.text ?? ''

describe('the pages of the documentation', () => {
  it('name only files and folders that exist', () => {
    const missing = pages.flatMap(page =>
      pathsOf(page)
        .filter(path => !exists(path) && !ELSEWHERE[page.path]?.includes(path))
        .map(path => `${page.path}: ${path}`),
    )
    expect(missing).toEqual([])
    expect(pages.flatMap(pathsOf).length).toBeGreaterThan(500)
  })

  it('need every exception that is made for them', () => {
    const named = new Map(pages.map(page => [page.path, pathsOf(page)]))
    const idle = Object.entries(ELSEWHERE).flatMap(([page, paths]) =>
      paths.filter(path => !named.get(page)?.includes(path)),
    )
    expect(idle).toEqual([])
  })

  it('link only to pages, files and headings that exist', () => {
    const anchors = new Map(pages.map(page => [page.path, anchorsOf(page)]))
    const broken = pages.flatMap(page =>
      linksOf(page)
        .filter(({ to, anchor }) => !existsSync(to) || (anchor !== '' && !anchors.get(to)?.has(anchor)))
        .map(({ to, anchor }) => `${page.path}: ${to}#${anchor}`),
    )
    expect(broken).toEqual([])
    expect(pages.flatMap(linksOf).length).toBeGreaterThan(200)
  })

  it('have tables of short cells, not of paragraphs', () => {
    const long = pages
      .filter(({ path }) => !LONG_CELLS.includes(path))
      .flatMap(page =>
        cellsOf(page)
          .filter(cell => cell.length > LONGEST_CELL)
          .map(cell => `${page.path}: ${cell.length}: ${cell.slice(0, 60)}`),
      )
    expect(long).toEqual([])
  })

  it('name every part of a feature that its tag does not lead to', () => {
    const [, table = ''] =
      /The tag gives the paths:\n\n([\s\S]*?)\n\n/.exec(textOf('docs/architecture.md')) ?? []
    const parts = pathsOf({ path: 'docs/architecture.md', text: table }).filter(part =>
      part.includes('<tag>'),
    )
    const tags = globSync('openapi/paths/*.yaml').map(file => basename(file, '.yaml'))
    expect(parts.length * tags.length).toBeGreaterThan(200)
    const missing = tags.flatMap(tag =>
      parts.filter(part => !exists(part.replaceAll('<tag>', tag))).map(part => `${tag}: ${part}`),
    )
    expect(missing.toSorted()).toEqual(NOT_BY_TAG)
  })

  it('list at most 55 concepts, each with its place', () => {
    const text = textOf('docs/concepts.md')
    const rows = text.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| concept'))
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.length).toBeLessThanOrEqual(55)
    expect(rows.filter(row => !/ \| `[^`]+`(?:, `[^`]+`)? \|$/.test(row))).toEqual([])
  })

  it('have a place for the figures of every bench', () => {
    const text = textOf('docs/performance.md')
    const benches = globSync('tests/bench/*.ts').map(file => basename(file, '.ts'))
    expect(benches.filter(name => !text.includes(`\n### ${name}\n`))).toEqual([])
    expect(benches.filter(name => !text.includes(`<!-- ${name}: written by npm run bench`))).toEqual([])
  })
})
