/** The search of report.html: a field, and the script that hides what does not have its words. */
import { createHash } from 'node:crypto'

export const SEARCH_FIELD =
  '<p><label>Search <input type="search" id="search" placeholder="an operation, a field, a text"></label> <span id="found" class="quiet" role="status"></span></p>'

/** Hides each entry that lacks one of the words, and each group without entries; opens what it finds, and says how many are left. */
export const SEARCH_SCRIPT = `
const input = document.getElementById('search')
const entries = [...document.querySelectorAll('[data-entry]')]
const texts = new Map(entries.map(entry => [entry, entry.textContent.toLowerCase()]))
input.addEventListener('input', () => {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const fits = text => words.every(word => text.includes(word))
  for (const entry of entries) entry.hidden = !fits(texts.get(entry))
  for (const group of document.querySelectorAll('[data-group]')) {
    const left = group.querySelectorAll('[data-entry]:not([hidden])').length
    group.hidden = left === 0
  }
  for (const more of document.querySelectorAll('[data-more]')) {
    more.open = words.length > 0
    more.hidden = !more.querySelector('[data-entry]:not([hidden])')
  }
  const left = entries.filter(entry => !entry.hidden).length
  document.getElementById('found').textContent = words.length > 0 ? left + ' of ' + entries.length : ''
})
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the page may do: what is in it, and nothing that an answer of the back end might bring. */
export const policyFor = (style: string): string =>
  `default-src 'none'; img-src data:; style-src ${hashOf(style)}; script-src ${hashOf(SEARCH_SCRIPT)}`
