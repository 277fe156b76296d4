import { describe, expect, it } from 'vitest'
import { renderDocs } from '#scripts/build-docs.ts'
import { addressOf, matchesOf } from '#scripts/docs/client/search-matches.ts'
import type { SearchIndex } from '#scripts/docs/search-index.ts'
import { operationsOf, readSpecification, resolve, type Parameter } from '#scripts/specification.ts'

const spec = readSpecification()
const files = renderDocs(spec)
const pages = new Map([...files].filter(([file]) => file.endsWith('.html')))
const all = [...pages.values()].join('\n')
const index = JSON.parse(files.get('search.json') ?? '') as SearchIndex
const operations = operationsOf(spec)

/** Of each page the ids of its sections. */
const places = new Map(
  [...pages].map(([file, page]) => [
    file,
    new Set([...page.matchAll(/ id="([^"]+)"/g)].map(match => match[1])),
  ]),
)
const isPlace = (address: string) => {
  const [file = '', id] = address.split('#')
  return id === undefined ? places.has(file) : places.get(file)?.has(id) === true
}

describe('API reference', () => {
  it('has each operation and schema in one place, to which the search leads', () => {
    const ids = [
      ...operations.map(({ id }) => id),
      ...Object.keys(spec.components.schemas).map(name => `schema-${name}`),
    ]
    for (const id of ids) {
      expect(
        [...places.values()].filter(place => place.has(id)),
        id,
      ).toHaveLength(1)
      expect(addressOf(index, id), id).toSatisfy(isPlace)
    }
  })

  it('has no link that leads nowhere, on any page', () => {
    const links = [...pages].flatMap(([file, page]) =>
      [...page.matchAll(/<a href="([^"]+)"/g)].map(([, to = '']) => (to.startsWith('#') ? file + to : to)),
    )
    const elsewhere = ['/openapi.json', './']
    expect(links.filter(to => !isPlace(to) && !elsewhere.includes(to))).toEqual([])
    expect(links).toContain('wallet.html')
    expect(all).toMatch(/<h4>Next<\/h4><ul class="links"><li><a href="[a-z-]+\.html#\w+">/)
  })

  it('has pages that open at once: none of more than 300 kB, and a small index', () => {
    for (const [file, page] of pages) expect(page.length, file).toBeLessThan(300_000)
    expect(files.get('search.json')?.length).toBeLessThan(100_000)
  })

  it('has a form for each operation, with all that it takes', () => {
    for (const operation of operations) {
      const [, attributes = '', form = ''] =
        new RegExp(`<form data-operation="${operation.id}"([^>]*)>(.*?)</form>`, 's').exec(all) ?? []
      const fields = [...form.matchAll(/name="([^"]+)" data-place="([^"]+)"/g)].map(
        match => `${match[2]} ${match[1]}`,
      )
      const { properties = {} } = operation.body ? resolve(spec, operation.body.schema) : {}
      const query = operation.parameters.filter(one => one.in === 'query').map(({ name }) => `query ${name}`)
      expect(fields, operation.id).toEqual([...query, ...Object.keys(properties).map(name => `body ${name}`)])
      expect(attributes).toContain(`data-path="${operation.path}"`)
      const changes = operation.method !== 'GET' && operation['x-changes'] !== 'nothing'
      expect(form.includes('changes something'), operation.id).toBe(changes)
    }
  })

  it('fills in what the specification has as an example, and offers what it lists', () => {
    const formOf = (id: string) => all.split(`<form data-operation="${id}"`)[1]?.split('</form>')[0] ?? ''
    expect(formOf('listSpotOrders')).toContain('<option value="open">open</option>')
    expect(formOf('listSpotOrders')).toMatch(/name="pageSize"[^>]* value="20"/)
    expect(formOf('login')).toMatch(/name="account"[^>]* value="demo@fairline\.test"/)
    expect(formOf('uploadFile')).toMatch(/name="file"[^>]* type="file"/)
    expect(formOf('placeSpotOrder')).toMatch(/name="idempotencyKey" data-place="body"(?:(?! value=)[^>])*>/)
  })

  it('has the headers that every operation takes, and the token', () => {
    const [, template = ''] = /<template id="headers">(.*?)<\/template>/s.exec(all) ?? []
    const names = [...template.matchAll(/name="([^"]+)"/g)].map(match => match[1])
    for (const { parameters } of operations) {
      const headers = parameters.filter(one => one.in === 'header').map(({ name }) => name)
      expect(names).toEqual([...headers, 'Authorization'])
    }
  })

  it('finds operations by words, paths and fields, and schemas by their fields', () => {
    const first = (text: string) => matchesOf(index, text)[0]?.address
    expect(first('listSpotOrders')).toBe('spot.html#listSpotOrders')
    expect(first('list spot orders')).toBe('spot.html#listSpotOrders')
    expect(first('/api/walletLog/list')).toBe('wallet.html#listLedgerEntries')
    expect(first('order')).toMatch(/#[a-z]\w+Order\w*$/)
    expect(first('SpotOrder')).toBe('spot.html#schema-SpotOrder')
    expect(first('LoginRequest')).toBe('auth.html#schema-LoginRequest')
    expect(matchesOf(index, 'termsHash').map(({ detail }) => detail)).toContainEqual(
      expect.stringMatching(/^Schema · .*termsHash/),
    )
    expect(matchesOf(index, 'nothing-of-the-kind')).toEqual([])
    expect(matchesOf(index, ' ')).toEqual([])
  })

  it('says of each operation whether it was documented or designed [R7.8]', () => {
    expect(all).toContain('<span class="badge documented">documented</span>')
    expect(all).toContain('<span class="badge designed">designed</span>')
  })

  it('says until which day a deprecated operation, parameter or field is answered', () => {
    for (const day of ['2027-03-01', '2027-03-02', '2027-03-03']) expect(all).not.toContain(`until ${day}`)
    const until = (day: string) => ({ deprecated: true, 'x-sunset': day })
    const field = { type: 'string', ...until('2027-03-03') }
    const parameter: Parameter = {
      name: 'q',
      in: 'query',
      schema: { type: 'string' },
      ...until('2027-03-02'),
    }
    const paths = {
      '/api/old': {
        get: {
          operationId: 'getOld',
          tags: ['spot'],
          summary: 'Old',
          'x-origin': 'designed',
          ...until('2027-03-01'),
          parameters: [parameter],
          responses: { 200: { description: '', content: {} } },
        },
      },
    }
    const schemas = { Old: { type: 'object', properties: { field } } }
    const rendered = renderDocs({ ...spec, paths, components: { ...spec.components, schemas } })
    expect(rendered.get('spot.html')).toContain('deprecated, until 2027-03-01')
    expect(rendered.get('spot.html')).toContain('deprecated, until 2027-03-02')
    expect(rendered.get('schemas.html')).toContain('deprecated, until 2027-03-03')
  })

  it('has nothing inline and loads nothing from elsewhere, as the content security policy requires', () => {
    const allowed = [
      '<link rel="icon" href="data:,">',
      '<link rel="stylesheet" href="docs.css">',
      '<script type="module" src="docs.js"></script>',
    ]
    for (const [file, page] of pages) {
      const rest = allowed.reduce((text, one) => text.replace(one, ''), page)
      expect(rest, file).not.toMatch(/<script|<style|<link|<img|<iframe|<[^>]*\s(?:on\w+|style)=|url\(/)
    }
  })

  it('shows the code that the meaning of a field names', () => {
    expect(all).not.toMatch(/<td>[^<]*`/)
  })

  it('escapes text of the specification', () => {
    const info = { title: '<b>x</b>', version: '"1"', description: '`<i>` **&**' }
    const rendered = renderDocs({ ...spec, info }).get('index.html')
    expect(rendered).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(rendered).toContain('<code>&lt;i&gt;</code> <strong>&amp;</strong>')
  })
})
