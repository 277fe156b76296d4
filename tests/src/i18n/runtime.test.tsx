import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dictionaryOf } from '#scripts/dictionary-of.ts'
import {
  applyServerMessages,
  currentLocale,
  currentTexts,
  loadRemainingMessages,
  switchLocale,
  translateServerMessage,
} from '#src/i18n/runtime.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { LOCALE_CODES, remapLanguages } from '#src/lib/locales.ts'

function Sample() {
  const t = useMessages('nav')
  return (
    <label>
      {t.market()} {useLanguage()}
      <input />
    </label>
  )
}

beforeEach(() => switchLocale('en'))
afterEach(() => {
  cleanup()
  for (const locale of LOCALE_CODES) applyServerMessages(locale, undefined)
})

describe('app language', () => {
  it('switches all messages at once and keeps typed text [R2.5]', async () => {
    render(<Sample />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(input, { target: { value: '12.5' } })
    await act(() => switchLocale('zh'))
    expect(screen.getByText(/行情 zh/)).toBeTruthy()
    expect(screen.getByRole('textbox')).toBe(input)
    expect(input.value).toBe('12.5')
  })

  it('sets the page direction for a right-to-left language', async () => {
    await switchLocale('ar')
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    await switchLocale('zh')
    expect(document.documentElement).toMatchObject({ lang: 'zh-Hans-CN', dir: 'ltr' })
  })

  it('is the last one requested, in whatever order the files arrive', async () => {
    await Promise.all([switchLocale('ar'), switchLocale('zh'), switchLocale('en')])
    expect(currentLocale()).toBe('en')
  })

  it('applies server messages as soon as they arrive [R7.5]', async () => {
    render(<Sample />)
    await act(async () => applyServerMessages('en', { nav: { market: 'Quotes' } }))
    expect(screen.getByText(/Quotes en/)).toBeTruthy()
  })

  it.each(LOCALE_CODES)('has all texts of its own in %s', async locale => {
    await switchLocale(locale)
    await loadRemainingMessages(['earnings', 'profile'])
    const dictionary = await dictionaryOf(locale)
    const loaded = Object.keys(dictionary).map(group => [group, currentTexts(group)])
    expect(Object.fromEntries(loaded)).toEqual(dictionary)
  })
})

describe('server message', () => {
  it('is shown in the reader’s language with its parameters [R8.4]', async () => {
    expect(translateServerMessage('hint_login_locked', { minutes: '15' })).toMatch(/\b15 min/)
    await switchLocale('zh')
    expect(translateServerMessage('hint_login_locked', { minutes: '15' })).toContain('15 分钟')
  })

  it('is found under the key of any group and among the server’s own messages [R8.4, R8.9]', () => {
    expect(translateServerMessage('errors.requestTimeout')).toBe('Request timeout')
    expect(translateServerMessage('img.err')).toBe('The image could not be saved')
    applyServerMessages('en', { hint_99: 'Closed until {time}' })
    expect(translateServerMessage('hint_99', { time: '09:30' })).toBe('Closed until 09:30')
  })

  it('is shown unchanged when its key is unknown [R8.4]', () => {
    expect(translateServerMessage('Der Markt ist {zu}')).toBe('Der Markt ist {zu}')
    expect(translateServerMessage('toString')).toBe('toString')
    expect(translateServerMessage('')).toBe('')
  })

  it('never evaluates a parameter as a template', () => {
    expect(translateServerMessage('hint_below_minimum', { minimum: '{minimum}<b>' })).toContain(
      '{minimum}<b>',
    )
  })
})

describe('code that a deployment uses for another language', () => {
  afterEach(() => remapLanguages({}))

  it('begins with English texts, which those of the operator replace', async () => {
    await switchLocale('my')
    render(<Sample />)
    expect(screen.getByText(/Pasaran my/)).toBeTruthy()
    remapLanguages({ my: 'my-MM' })
    await act(() => switchLocale('my'))
    expect(screen.getByText(/Market my/)).toBeTruthy()
    expect(document.documentElement.lang).toBe('my-MM')
    await act(async () => applyServerMessages('my', { nav: { market: 'ဈေးကွက်' } }))
    expect(screen.getByText(/ဈေးကွက် my/)).toBeTruthy()
  })
})
