import { expect, it } from 'vitest'
import { tipText, type TipRow } from '#src/lib/site/tips.ts'

const tip = (content: TipRow['content'], isVisible = 1): TipRow[] => [
  { remark: 'orderNotice', isVisible: 1, content: { en: 'other' } },
  { remark: 'depositNotice', isVisible, content },
]

it.each<[string, TipRow[], string | undefined]>([
  ['in the current language', tip({ en: 'Today', de: 'Heute' }), 'Heute'],
  ['in English without it', tip({ fr: 'Demain', en: 'Today' }), 'Today'],
  ['in any language without both', tip({ fr: 'Demain' }), 'Demain'],
  ['in English when the own text is blank', tip({ de: ' ', en: 'Today' }), 'Today'],
  ['not when it is hidden', tip({ de: 'Heute' }, 0), undefined],
  ['not when it has no text', tip({}), undefined],
  ['not when there is no such tip', [], undefined],
])('tip is shown %s [R3.2]', (_, rows, text) => {
  expect(tipText(rows, 'depositNotice', 'de')).toBe(text)
})
