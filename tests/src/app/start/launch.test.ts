import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { launch } from '#src/app/start/launch.ts'
import { launchLater } from '#src/app/start/launch-later.ts'
import { connectNavigation } from '#src/app/navigation/navigation.ts'
import { currentMessages, switchLocale } from '#src/i18n/runtime.ts'
import { useNetworkErrors } from '#src/stores/network-errors.ts'
import { serveAnswers } from '#tests/support/answers.ts'

const redirect = vi.fn()
let disconnect = () => {}

beforeEach(async () => {
  // Without a config.json the defaults apply.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no such file')))
  await switchLocale('en')
  location.hash = '#/pages/language/language'
  configureClient({ translate: text => text, toast: () => {}, onSignedOut: () => {} })
  disconnect = connectNavigation({
    navigate: vi.fn(),
    redirect,
    relaunch: vi.fn(),
    switchTab: vi.fn(),
    back: vi.fn(),
  })
})
afterEach(() => {
  disconnect()
  redirect.mockReset()
  useNetworkErrors.setState({ byRoute: {} })
})

describe('launch', () => {
  it('sends all requests, sets the page title to the site name and loads the server’s messages [R4.6, R2.8]', async () => {
    const asked = serveAnswers({
      '/api/siteInfo/getSiteInfo': { data: { siteName: 'Harbour', sandbox: true, otherValue: {} } },
      '/api/langMgr/list': { data: { nav: { market: 'Quotes' } } },
    })
    const client = createQueryClient()
    await launch(client)
    // Files share the page: the key that loads the shortcuts must not be one of another file.
    vi.stubGlobal('addEventListener', () => {})
    await launchLater(client)
    expect(asked).toEqual(
      expect.arrayContaining([
        '/api/siteInfo/getSiteInfo',
        '/api/textLang/list',
        '/api/orderFeeSetting/list',
        '/api/langMgr/list',
        '/api/platformCurrency/list',
        '/api/switchSet/list',
      ]),
    )
    expect(document.title).toMatch(/(?:^| – )Harbour$/)
    expect(currentMessages().nav.market()).toBe('Quotes')
    expect(redirect).not.toHaveBeenCalled()
  })

  it('continues when one request fails [R4.6]', async () => {
    serveAnswers({ '/api/textLang/list': { code: 209 }, '/api/orderFeeSetting/list': { code: 209 } })
    await launch(createQueryClient())
    expect(redirect).not.toHaveBeenCalled()
  })

  it.each([
    ['language', '/api/langMgr/list'],
    ['switches', '/api/switchSet/list'],
  ])(
    'shows the network error with its route when the %s fails without a cached copy [R2.3, R2.11]',
    async (cause, path) => {
      serveAnswers({ [path]: { code: 209 } })
      await launch(createQueryClient())
      expect(redirect).toHaveBeenCalledExactlyOnceWith(
        '/pages/networdError/networdError?route=%2Fpages%2Flanguage%2Flanguage',
      )
      expect(useNetworkErrors.getState().byRoute['/pages/language/language']).toMatchObject({ cause })
    },
  )

  it('shows the network error for the route of that moment, however late the language fails [R2.11]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    serveAnswers({
      '/api/langMgr/list': () => {
        vi.setSystemTime(Date.now() + 45_000)
        location.hash = '#/pages/msg/msg-list'
        return { code: 209 }
      },
    })
    await launch(createQueryClient())
    vi.useRealTimers()
    expect(redirect).toHaveBeenCalledExactlyOnceWith(
      '/pages/networdError/networdError?route=%2Fpages%2Fmsg%2Fmsg-list',
    )
  })

  it('begins with the network error when the language fails before the first screen [R2.11]', async () => {
    disconnect()
    serveAnswers({ '/api/langMgr/list': { code: 209 } })
    await launch(createQueryClient())
    expect(location.hash).toBe('#/pages/networdError/networdError?route=%2Fpages%2Flanguage%2Flanguage')
  })

  it('leaves the line screen that a failure has led to [R2.11]', async () => {
    location.hash = '#/pages/language/line?route=%2F'
    serveAnswers({ '/api/langMgr/list': { code: 209 } })
    await launch(createQueryClient())
    expect(redirect).not.toHaveBeenCalled()
  })

  it('keeps the screen while there is a cached copy [R2.11]', async () => {
    serveAnswers({ '/api/langMgr/list': { code: 209 }, '/api/switchSet/list': { code: 209 } })
    const client = createQueryClient()
    client.setQueryData(
      ['/api/switchSet/list'],
      { code: 200, msg: 'ok', rows: [], total: 0 },
      { updatedAt: 1 },
    )
    client.setQueryData(
      ['/api/langMgr/list', { lang: 'en' }],
      { code: 200, msg: 'ok', data: {} },
      { updatedAt: 1 },
    )
    await launch(client)
    expect(redirect).not.toHaveBeenCalled()
  })
})
