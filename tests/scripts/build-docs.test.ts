import { describe, expect, it } from 'vitest'
import { renderDocs } from '#scripts/build-docs.ts'
import { operations } from '#src/api/generated/operations.ts'
import { spec } from '../support/back-end.ts'

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
