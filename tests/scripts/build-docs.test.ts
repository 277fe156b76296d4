import { describe, expect, it } from 'vitest'
import { renderDocs } from '#scripts/build-docs.ts'
import { readSpecification, type Parameter } from '#scripts/specification.ts'
import { operations } from '#src/api/generated/operations.ts'

const spec = readSpecification()
const page = renderDocs(spec, 'body{}')

describe('API reference page', () => {
  it('shows every operation and schema, and every link resolves', () => {
    for (const id of Object.keys(operations)) expect(page).toContain(`id="${id}"`)
    for (const name of Object.keys(spec.components.schemas)) expect(page).toContain(`id="schema-${name}"`)
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(match => match[1]))
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  it('says of each operation whether it was documented or designed [R7.8]', () => {
    expect(page).toContain('<span class="badge documented">documented</span>')
    expect(page).toContain('<span class="badge designed">designed</span>')
  })

  it('says until which day a deprecated operation, parameter or field is answered', () => {
    expect(page).not.toContain('deprecated, until')
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
    const rendered = renderDocs({ ...spec, paths, components: { ...spec.components, schemas } }, '')
    for (const day of ['2027-03-01', '2027-03-02', '2027-03-03'])
      expect(rendered).toContain(`deprecated, until ${day}`)
  })

  it('has no script and loads nothing from elsewhere, as the content security policy requires', () => {
    expect(page).not.toMatch(/<script|\son\w+=|<link(?! rel="icon" href="data:,")|<img|url\(/)
  })

  it('escapes text of the specification', () => {
    const info = { title: '<b>x</b>', version: '"1"', description: '`<i>` **&**' }
    const rendered = renderDocs({ ...spec, info }, '')
    expect(rendered).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(rendered).toContain('<code>&lt;i&gt;</code> <strong>&amp;</strong>')
  })
})
