/**
 * Renders openapi/bundle.json as the reference at /docs: a page for each tag, with a search and a form to try each operation. Ready-made
 * renderers (Scalar, Redoc, Swagger UI) are 1 to 3 MB and need inline scripts or styles, which our content security policy forbids. Run by
 * scripts/build.ts.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { escape } from '#contracts/verify/report/entities.ts'
import { markdown, tag } from './docs/html.ts'
import { operationSection } from './docs/operation.ts'
import { pageOf } from './docs/page.ts'
import {
  fileOf,
  operationAddress,
  referenceOf,
  schemasIn,
  SHARED_SCHEMAS,
  type Reference,
} from './docs/reference.ts'
import { schemaSection } from './docs/schema.ts'
import { searchIndexOf } from './docs/search-index.ts'
import { readSpecification, type Specification } from './specification.ts'

/** What the API is, and every operation by its tag. */
function startPage(reference: Reference): string {
  const { info, tags } = reference.specification
  const groups = tags.flatMap(({ name, description }) => {
    const own = reference.operations.filter(({ tag: one }) => one === name)
    const items = own.map(({ id, method, summary = '' }) =>
      tag(
        'li',
        {},
        tag('span', { class: `method ${method.toLowerCase()}` }, method),
        ' ',
        tag('a', { href: operationAddress(reference, id) }, escape(summary)),
        ' ',
        tag('code', {}, escape(id)),
      ),
    )
    return [
      tag('h2', { class: 'tag' }, tag('a', { href: fileOf(name) }, escape(name))),
      tag('p', {}, escape(description), '.'),
      tag('ul', { class: 'operations' }, ...items),
    ]
  })
  const version = `Version ${escape(info.version)}. The same as `
  const content = [
    tag('h1', {}, escape(info.title)),
    tag('p', {}, version, tag('a', { href: '/openapi.json' }, 'openapi.json'), '.'),
    markdown(info.description),
    ...groups,
  ]
  return pageOf({ file: 'index.html', title: info.title, content }, reference)
}

const schemaSections = (file: string, reference: Reference): string[] =>
  schemasIn(file, reference).map(name =>
    schemaSection(name, reference.specification.components.schemas[name] ?? {}, reference),
  )

/** The operations of a tag, and the schemas that only they use. */
function tagPage({ name, description }: Specification['tags'][number], reference: Reference): string {
  const file = fileOf(name)
  const own = reference.operations.filter(({ tag: one }) => one === name)
  const schemas = schemaSections(file, reference)
  const content = [
    tag('h1', {}, escape(name)),
    tag('p', {}, escape(description), '.'),
    tag('h2', {}, 'Operations'),
    ...own.map(operation => operationSection(operation, reference)),
    ...(schemas.length > 0 ? [tag('h2', {}, 'Schemas'), ...schemas] : []),
  ]
  return pageOf({ file, title: `${name} · ${reference.specification.info.title}`, content }, reference)
}

function schemasPage(reference: Reference): string {
  const content = [
    tag('h1', {}, 'Schemas'),
    tag('p', {}, 'What one tag alone uses is on its page.'),
    tag('h2', {}, 'Used by several tags'),
    ...schemaSections(SHARED_SCHEMAS, reference),
  ]
  const title = `Schemas · ${reference.specification.info.title}`
  return pageOf({ file: SHARED_SCHEMAS, title, content }, reference)
}

/** Every file of the reference but its style and its script, by name; the same specification gives the same bytes. */
export function renderDocs(specification: Specification): ReadonlyMap<string, string> {
  const reference = referenceOf(specification)
  return new Map([
    ['index.html', startPage(reference)],
    [SHARED_SCHEMAS, schemasPage(reference)],
    ...specification.tags.map(one => [fileOf(one.name), tagPage(one, reference)] as const),
    ['search.json', JSON.stringify(searchIndexOf(reference))],
  ])
}

/** Writes the reference into a folder. */
export async function buildDocs(folder: string): Promise<void> {
  const sources = join(import.meta.dirname, 'docs')
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of renderDocs(readSpecification())) writeFileSync(join(folder, file), text)
  copyFileSync(join(sources, 'style.css'), join(folder, 'docs.css'))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: join(sources, 'client/main.ts'), formats: ['es'], fileName: () => 'docs.js' },
    },
  })
}
