/** What must not compile, of calls of messages and of translations: tsc fails at an `@ts-expect-error` without an error. */
import nav from '#src/i18n/de/nav.ts'
import type { Translation, TranslationFunctions } from '#src/i18n/types.ts'

export function calls({ nav: bars, common, help, newShares, ...t }: TranslationFunctions): void {
  bars.market()
  common.slideOf({ index: '1', count: '2' })
  help.found({ count: 1 })
  newShares.someLots({ lots: '2', lotCount: 2 })
  // @ts-expect-error -- no such group
  t.nothing.market()
  // @ts-expect-error -- no such message
  bars.nothing()
  // @ts-expect-error -- a message without placeholders
  bars.market({ index: '1' })
  // @ts-expect-error -- no values
  common.slideOf()
  // @ts-expect-error -- a value is missing
  common.slideOf({ index: '1' })
  // @ts-expect-error -- no such placeholder
  common.slideOf({ index: '1', count: '2', total: '2' })
  // @ts-expect-error -- a number for a text
  common.slideOf({ index: 1, count: '2' })
  // @ts-expect-error -- a text for a number
  help.found({ count: '1' })
  // @ts-expect-error -- the count of a plural is missing
  newShares.someLots({ lots: '2' })
  // @ts-expect-error -- a text for the count of a plural
  newShares.someLots({ lots: '2', lotCount: '2' })
}

type Texts = Pick<Translation['common'], 'slideOf' | 'back'>
export const inAnyOrder: Texts = { slideOf: '{count}: {index}', back: '' }
// @ts-expect-error -- a placeholder is missing
export const withoutPlaceholder: Texts = { slideOf: '{index}', back: '' }
// @ts-expect-error -- a placeholder is misspelled
export const misspelled: Texts = { slideOf: '{index} of {counts}', back: '' }
// @ts-expect-error -- a message is missing
export const withoutMessage: Texts = { back: '' }
export const unknownMessage: Texts = {
  slideOf: '{index}: {count}',
  back: '',
  // @ts-expect-error -- no such message
  nothing: '',
}
// @ts-expect-error -- a group is missing
export const withoutGroups: Translation = { nav }
