/**
 * Renders openapi/bundle.json as one readable page. Ready-made renderers need inline scripts and fonts of other hosts, which our
 * content security policy forbids; this page has no script at all. Run by scripts/build.ts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape } from '#contracts/verify/report/entities.ts'
import { markdown, tag } from './docs/html.ts'
import { operationSection } from './docs/operation.ts'
import { schemaSection } from './docs/schema.ts'
import { operationsOf, readSpecification, type Operation, type Specification } from './specification.ts'

const link = (id: string, text: string) => tag('li', {}, tag('a', { href: `#${id}` }, escape(text)))

function navigation({ info, tags, components }: Specification, operations: readonly Operation[]): string {
  const groups = tags.map(({ name }) => {
    const own = operations.filter(({ tag: one }) => one === name)
    return (
      tag('h2', {}, escape(name)) + tag('ul', {}, ...own.map(({ id, summary = '' }) => link(id, summary)))
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

function content(specification: Specification, operations: readonly Operation[]): string {
  const { info, tags, components } = specification
  const groups = tags.flatMap(({ name, description }) => [
    tag('h2', {}, escape(name)),
    tag('p', {}, escape(description), '.'),
    ...operations
      .filter(({ tag: one }) => one === name)
      .map(operation => operationSection(operation, specification)),
  ])
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    schemaSection(name, schema, specification),
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

/** The page as text; the same specification gives the same bytes. */
export function renderDocs(specification: Specification, style: string): string {
  const operations = operationsOf(specification)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    tag('title', {}, escape(specification.info.title)),
    // Prevents browsers from requesting a missing favicon.
    '<link rel="icon" href="data:,">',
    `<style>${style}</style>`,
  ]
  const body = [
    tag('a', { href: '#main', class: 'skip' }, 'To the reference'),
    tag(
      'div',
      { class: 'layout' },
      navigation(specification, operations),
      content(specification, operations),
    ),
  ]
  return `<!doctype html>\n${tag('html', { lang: 'en' }, tag('head', {}, ...head), tag('body', {}, ...body))}\n`
}

/** Writes the page into a folder. */
export function buildDocs(folder: string): void {
  const style = readFileSync(join(import.meta.dirname, 'docs/style.css'), 'utf8')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), renderDocs(readSpecification(), style))
}
