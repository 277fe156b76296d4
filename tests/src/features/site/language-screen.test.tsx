import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { syncLanguage } from '#src/app/start/language.ts'
import { LOCALE_CODES, localeInfo } from '#src/lib/locales.ts'
import LanguageScreen from '#src/features/site/language-screen.tsx'
import { chooseLocale, useLocale } from '#src/stores/settings/locale.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { connectNavigation } from '#src/app/navigation/navigation.ts'
import { listen } from '#tests/support/heard.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/language/language'

useNetwork()

it('language screen offers every language of this build under its native name and in its direction [R3.5, R7.2]', async () => {
  await visit(path, { [path]: LanguageScreen })
  const list = within(screen.getByRole('list', { name: 'Language' }))
  const names = list.getAllByRole('button').map(button => button.textContent)
  expect(names).toEqual(LOCALE_CODES.map(code => localeInfo(code).name))
  expect(names.slice(0, 5)).toEqual(['简体中文', 'English', '繁體中文', 'Deutsch', 'Español'])
  expect(screen.getByText('العربية').closest('[lang]')?.getAttribute('dir')).toBe('rtl')
})

it('language screen switches at once, without a reload or losing typed text [R2.5]', async () => {
  const WithInput = () => (
    <>
      <LanguageScreen />
      <input aria-label="draft" />
    </>
  )
  const { user, client } = await visit(path, { [path]: WithInput })
  const stop = syncLanguage(client)
  const input = screen.getByLabelText<HTMLInputElement>('draft')
  await user.type(input, '12.5')
  await user.click(screen.getByRole('button', { name: 'العربية' }))
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('اللغة')
  expect(screen.getByLabelText('draft')).toBe(input)
  expect(input.value).toBe('12.5')
  expect(useLocale.getState()).toEqual({ locale: 'ar', isChosen: true })
  await act(async () => chooseLocale('en'))
  await waitFor(() => expect(document.documentElement.dir).toBe('ltr'))
  stop()
})

it('language screen switches by keyboard with Enter only, and says so once in the new language', async () => {
  const { heard, stop: stopListening } = listen()
  const { user, client } = await visit(path, { [path]: LanguageScreen })
  const stop = syncLanguage(client)
  const current = screen.getByRole('button', { current: true })
  expect(current.textContent).toBe('English')
  act(() => current.focus())
  await user.keyboard('{ArrowDown}{ArrowUp}{Tab}{Tab}')
  expect(useLocale.getState().locale).toBe('en')
  expect(document.activeElement?.textContent).toBe('Deutsch')
  heard.length = 0
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Sprache' })
  await waitFor(() => expect(heard).toEqual(['Sprache: Deutsch']))
  expect(screen.getByRole('button', { current: true })).toBe(document.activeElement)
  stop()
  stopListening()
  await act(async () => chooseLocale('en'))
})

it('a deployment that uses the code for another language switches it at once [R7.2]', async () => {
  const { client } = await visit(path, { [path]: LanguageScreen })
  const stop = syncLanguage(client)
  await act(async () => chooseLocale('my'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bahasa'))
  await act(async () => useRuntimeConfig.setState({ languages: { my: 'my-MM' } }))
  await waitFor(() => expect(document.documentElement.lang).toBe('my-MM'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Language')
  await act(async () => useRuntimeConfig.setState({ languages: {} }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bahasa'))
  stop()
  await act(async () => chooseLocale('en'))
})

it('a language whose messages fail to load after a change leads to the network-error screen [R2.11]', async () => {
  const failing = answering('get', '/api/langMgr/list', { code: 209, msg: 'not now' })
  const { user, client } = await visit(path, { [path]: LanguageScreen }, { handlers: [failing] })
  const redirect = vi.fn()
  const navigation = { navigate: vi.fn(), redirect, relaunch: vi.fn(), switchTab: vi.fn(), back: vi.fn() }
  const disconnect = connectNavigation(navigation)
  location.hash = `#${path}`
  const stop = syncLanguage(client)
  await user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await waitFor(() =>
    expect(redirect).toHaveBeenCalledExactlyOnceWith(
      `/pages/networdError/networdError?route=${encodeURIComponent(path)}`,
    ),
  )
  disconnect()
  stop()
  await act(async () => chooseLocale('en'))
})
