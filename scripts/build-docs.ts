/**
 * Renders openapi/bundle.json as one readable page. Ready-made renderers need inline scripts and fonts of other hosts, which our
 * content security policy forbids; this page has no script at all. Run by scripts/build.ts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape, markdown, tag } from './docs/html.ts'
import { operationSection, type Located, type Operation, type Parameter } from './docs/operation.ts'
import { nameOf, schemaSection, type Schema } from './docs/schema.ts'

interface Document {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation | Parameter[]>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

function locate({ paths, security, components }: Document): Located[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!('operationId' in operation)) return []
      const parameters = (operation.parameters ?? []).map(parameter =>
        parameter.$ref ? (components.parameters[nameOf(parameter.$ref)] ?? parameter) : parameter,
      )
      const isPublic = (operation.security ?? security).some(one => Object.keys(one).length === 0)
      return [{ method, path, operation, parameters, isPublic, components: components.schemas }]
    }),
  )
}

const link = (id: string, text: string) => tag('li', {}, tag('a', { href: `#${id}` }, escape(text)))

function navigation({ info, tags, components }: Document, operations: readonly Located[]): string {
  const groups = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === name)
    return (
      tag('h2', {}, escape(name)) +
      tag('ul', {}, ...own.map(({ operation }) => link(operation.operationId, operation.summary)))
    )
  })
  const schemas = Object.keys(components.schemas).map(name => link(`schema-${name}`, name))
  return tag(
    'nav',
    { 'aria-label': 'Operations' },
    tag('p', { class: 'brand' }, escape(info.title)),
    ...groups,
    tag('h2', {}, 'Schemas'),
    tag('ul', {}, ...schemas),
  )
}

function content({ info, tags, components }: Document, operations: readonly Located[]): string {
  const groups = tags.flatMap(({ name, description }) => [
    tag('h2', {}, escape(name)),
    tag('p', {}, escape(description), '.'),
    ...operations.filter(({ operation }) => operation.tags[0] === name).map(operationSection),
  ])
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    schemaSection(name, schema, components.schemas),
  )
  return tag(
    'main',
    { id: 'main' },
    tag('h1', {}, escape(info.title)),
    tag(
      'p',
      {},
      `Version ${escape(info.version)}. The same as `,
      tag('a', { href: '/openapi.json' }, 'openapi.json'),
      '.',
    ),
    markdown(info.description),
    ...groups,
    tag('h2', {}, 'Schemas'),
    ...schemas,
  )
}

/** The page as text; the same document gives the same bytes. */
export function renderDocs(document: unknown, style: string): string {
  const parsed = document as Document
  const operations = locate(parsed)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    tag('title', {}, escape(parsed.info.title)),
    // Prevents browsers from requesting a missing favicon.
    '<link rel="icon" href="data:,">',
    `<style>${style}</style>`,
  ]
  const body = [
    tag('a', { href: '#main', class: 'skip' }, 'To the reference'),
    tag('div', { class: 'layout' }, navigation(parsed, operations), content(parsed, operations)),
  ]
  return `<!doctype html>\n${tag('html', { lang: 'en' }, tag('head', {}, ...head), tag('body', {}, ...body))}\n`
}

/** Writes the page into a folder. */
export function buildDocs(folder: string): void {
  const document: unknown = JSON.parse(readFileSync('openapi/bundle.json', 'utf8'))
  const style = readFileSync(join(import.meta.dirname, 'docs/style.css'), 'utf8')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), renderDocs(document, style))
}
