/** What all pages of the reference have around their content. */
import { escape } from '#contracts/verify/report/entities.ts'
import { emptyTag, tag } from './html.ts'
import {
  fileOf,
  operationAddress,
  schemaAddress,
  schemasIn,
  SHARED_SCHEMAS,
  type Reference,
} from './reference.ts'
import { headersTemplate } from './try-part.ts'

interface Page {
  file: string
  title: string
  content: string[]
}

/** The search is of use with the script only, which shows it. */
const search = tag(
  'search',
  { hidden: '' },
  tag('label', { for: 'query' }, 'Search the reference ', tag('kbd', {}, '/')),
  emptyTag('input', {
    id: 'query',
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'Operation, field or schema',
  }),
  tag('p', { role: 'status' }),
  tag('ul', { 'aria-label': 'Found' }),
)

/** The tags and the schemas, with what is on the page that is shown. */
function contents(file: string, reference: Reference): string {
  const { specification, operations } = reference
  const linkTo = (address: string, text: string) =>
    tag('a', { href: address, 'aria-current': address === file ? 'page' : undefined }, escape(text))
  const entry = (own: string, text: string, places: () => [string, string][]) => {
    const inside = own === file ? places().map(([address, name]) => tag('li', {}, linkTo(address, name))) : []
    return tag('li', {}, linkTo(own, text), inside.length > 0 ? tag('ul', {}, ...inside) : '')
  }
  const items = specification.tags.map(({ name }) =>
    entry(fileOf(name), name, () =>
      operations.flatMap(({ id, summary = id, tag: one }) =>
        one === name ? [[operationAddress(reference, id), summary]] : [],
      ),
    ),
  )
  const schemas = entry(SHARED_SCHEMAS, 'Schemas', () =>
    schemasIn(SHARED_SCHEMAS, reference).map(name => [schemaAddress(reference, name), name]),
  )
  const list = tag('ul', {}, ...items, schemas)
  return tag('nav', { 'aria-label': 'Reference' }, tag('details', {}, tag('summary', {}, 'Contents'), list))
}

/** The page as text; the same specification gives the same bytes. */
export function pageOf({ file, title, content }: Page, reference: Reference): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    tag('title', {}, escape(title)),
    // Prevents browsers from requesting a missing favicon.
    '<link rel="icon" href="data:,">',
    '<link rel="stylesheet" href="docs.css">',
    '<script type="module" src="docs.js"></script>',
  ]
  const brand = tag(
    'p',
    { class: 'brand' },
    tag('a', { href: './' }, escape(reference.specification.info.title)),
  )
  const body = [
    tag('a', { href: '#main', class: 'skip' }, 'To the reference'),
    tag(
      'div',
      { class: 'layout' },
      tag('header', {}, brand, search, contents(file, reference)),
      tag('main', { id: 'main' }, ...content),
    ),
    headersTemplate(reference),
  ]
  return `<!doctype html>\n${tag('html', { lang: 'en' }, tag('head', {}, ...head), tag('body', {}, ...body))}\n`
}
