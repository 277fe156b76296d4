import { describe, expect, it } from 'vitest'
import { textsOf } from '#scripts/translations.ts'
import { placeholdersOf } from '#src/i18n/overlay.ts'
import { LOCALE_CODES, localeInfo } from '#src/lib/locales.ts'
// Messages that are identical to English: names, symbols, cognates.
import sameAsEnglish from './same-as-english.json' with { type: 'json' }

const files = import.meta.glob('/src/i18n/*/!(index|stand-in|countries).ts')
const source = await textsOf('en')
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))

describe.each(LOCALE_CODES.filter(code => code !== 'en'))('messages in %s', code => {
  const words = () => textsOf(code)

  it('are in the files of the English messages', () => {
    const named = Object.keys(files).filter(path => path.startsWith(`/src/i18n/${code}/`))
    const own = named.map(path => path.replace(`/${code}/`, '/en/'))
    expect(own.filter(path => !(path in files))).toEqual([])
  })

  // tsc says so too where a file `satisfies Translation`, but nothing makes it do so, and it may have more placeholders.
  it('have exactly the keys of English', async () => {
    const own = await words()
    expect([...source.keys()].filter(key => !own.has(key))).toEqual([])
    expect([...own.keys()].filter(key => !source.has(key))).toEqual([])
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('have the placeholders of the English messages', async () => {
    const own = await words()
    const differing = [...source].filter(([key, text]) => {
      const theirs = placeholdersOf(own.get(key) ?? '')
      const asked = placeholdersOf(text)
      return theirs.size !== asked.size || [...asked].some(name => !theirs.has(name))
    })
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('are identical to English only where listed', async () => {
    const own = await words()
    const same = [...source]
      .filter(([key, text]) => hasWords(text) && own.get(key) === text)
      .map(([key]) => key)
    const allowed: Partial<Record<string, string[]>> = sameAsEnglish
    expect(same.toSorted()).toEqual((allowed[code] ?? []).toSorted())
  })

  it('have the plural forms of the language, or none', async () => {
    const rules = new Intl.PluralRules(localeInfo(code).tag)
    // Plural forms of the counts that occur; the form that some languages have for millions does not.
    const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count))).size
    const wrong = [...(await words())].flatMap(([key, text]) =>
      Array.from(text.matchAll(/\{\{([^{}]*)\}\}/g), ([, inside = '']) => inside.split('|').length)
        // Two forms mean `one` and `other`; six mean all categories.
        .filter(count => count !== 6 && (count !== 2 || forms > 2) && count !== 1)
        .map(count => `${key}: ${count} forms`),
    )
    expect(wrong).toEqual([])
  })
})

it('texts of Saudi Arabia have its digits, but for names and what is typed', async () => {
  const typed = /\{[^{}]*\}|password1|qwerty123|2FAS|\+966/g
  const western = [...(await textsOf('sa'))].filter(([, text]) => /\d/.test(text.replaceAll(typed, '')))
  expect(western.map(([key]) => key)).toEqual([])
})

it('messages in Korean leave it to no reader which particle follows a value', async () => {
  const texts = [...(await textsOf('ko')).values()]
  expect(texts.filter(text => /\((이|가|을|를|은|는|와|과|으)\)/.test(text))).toEqual([])
})
