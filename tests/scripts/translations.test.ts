import { expect, it } from 'vitest'
import {
  TRANSLATIONS,
  confirm,
  englishTexts,
  findTextsBehind,
  readTranslated,
} from '#scripts/translations.ts'

const ALL = new Set(TRANSLATIONS)
const english = new Map([
  ['nav.market', 'Market'],
  ['trade.noPrice', 'No price since {time:string}. Try again.'],
])
const confirmed = confirm(english, {}, { keys: new Set(english.keys()), locales: ALL })

it('translations follow English until it says something else', () => {
  expect(findTextsBehind(english, confirmed)).toEqual([])
  const typed = new Map(english).set('trade.noPrice', 'No price since {time}. Try again.')
  expect(findTextsBehind(typed, confirmed)).toEqual([])
  const reworded = new Map(english).set('trade.noPrice', 'No price since {time:string}.')
  expect(findTextsBehind(reworded, confirmed)).toEqual([{ key: 'trade.noPrice', locales: TRANSLATIONS }])
})

it('new text is behind in all languages until it is confirmed, one language after the other', () => {
  const longer = new Map(english).set('nav.me', 'Me')
  const others = TRANSLATIONS.filter(locale => locale !== 'de')
  expect(findTextsBehind(longer, confirmed)).toEqual([{ key: 'nav.me', locales: TRANSLATIONS }])
  const german = confirm(longer, confirmed, { keys: new Set(['nav.me']), locales: new Set(['de'] as const) })
  expect(findTextsBehind(longer, german)).toEqual([{ key: 'nav.me', locales: others }])
  const all = confirm(longer, german, { keys: new Set(['nav.me']), locales: new Set(others) })
  expect(findTextsBehind(longer, all)).toEqual([])
  expect(all['nav.me']).toBe(confirm(longer, {}, { keys: new Set(['nav.me']), locales: ALL })['nav.me'])
})

it('confirming one text leaves the others as they are, and forgets those that are gone', () => {
  const reworded = new Map([['nav.market', 'Markets']])
  const kept = confirm(reworded, confirmed, { keys: new Set(), locales: ALL })
  expect(Object.keys(kept)).toEqual(['nav.market'])
  expect(findTextsBehind(reworded, kept).map(({ key }) => key)).toEqual(['nav.market'])
})

it('what the operator says in English is followed too, but for the words by which customer service is asked', async () => {
  const all = await englishTexts()
  expect(all.get('operator.tips.riskNotice')).toMatch(/^Sandbox/)
  expect([...all.keys()].filter(key => key.includes('askedBy'))).toEqual([])
  expect(findTextsBehind(all, readTranslated())).toEqual([])
  const reworded = new Map(all).set('operator.tips.riskNotice', 'Nothing here is real.')
  expect(findTextsBehind(reworded, readTranslated())).toEqual([
    { key: 'operator.tips.riskNotice', locales: TRANSLATIONS },
  ])
})
