/** The search of report.html, as a browser runs it. */
import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { SEARCH_FIELD, SEARCH_SCRIPT } from '#contracts/verify/report/search.ts'

const PAGE = `${SEARCH_FIELD}
<section data-group id="one"><p data-entry>login: the header Accept-Language</p><details data-more><p data-entry>login: account</p></details></section>
<section data-group id="two"><p data-entry>listMessages: pageSize</p></section>`

it('hides what lacks one of the words, opens what it finds, and says how many are left', () => {
  const { document, Event } = new Window()
  document.body.innerHTML = PAGE
  // oxlint-disable-next-line no-new-func -- The script of the page, as it is written into it.
  new Function('document', SEARCH_SCRIPT)(document)
  const search = (text: string) => {
    const input = document.querySelector('input')!
    input.value = text
    input.dispatchEvent(new Event('input'))
    const shown = [...document.querySelectorAll('[data-entry]')].filter(
      entry => !entry.hasAttribute('hidden'),
    )
    const groups = [...document.querySelectorAll('section')].filter(group => !group.hasAttribute('hidden'))
    return {
      shown: shown.map(({ textContent }) => textContent),
      groups: groups.map(({ id }) => id),
      isOpen: document.querySelector('details')!.hasAttribute('open'),
      says: document.getElementById('found')!.textContent,
    }
  }
  expect(search('ACCOUNT login')).toEqual({
    shown: ['login: account'],
    groups: ['one'],
    isOpen: true,
    says: '1 of 3',
  })
  expect(search('pagesize')).toMatchObject({ groups: ['two'], says: '1 of 3' })
  expect(search('nothing')).toMatchObject({ shown: [], groups: [], says: '0 of 3' })
  expect(search('')).toMatchObject({ groups: ['one', 'two'], isOpen: false, says: '' })
})
