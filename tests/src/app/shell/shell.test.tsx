import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { HashRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentRoute, navigation } from '#src/app/navigation/navigation.ts'
import { Providers } from '#src/app/start/providers.tsx'
import { setScreens } from '#src/app/navigation/screen-modules.tsx'
import { Shell } from '#src/app/shell/shell.tsx'
import { switchLocale } from '#src/i18n/runtime.ts'
import { useLocale } from '#src/stores/settings/locale.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { setStackRoot, useNavigation, useReturnRoute } from '#src/ui/navigation.ts'
import { setSiteTitle } from '#src/ui/document-title.ts'
import { Screen } from '#src/ui/screen.tsx'
import { serveAnswers } from '#tests/support/answers.ts'

const home = '/pages/tabs/home/home-e'
const market = '/pages/tabs/quotes/quotes'
const language = '/pages/language/language'
const wallet = '/pages/user/accountDetail'
const login = '/pages/user/login'

function page(title: string): ComponentType {
  return function Page() {
    const { back } = useNavigation()
    return (
      <Screen title={title} bar={null}>
        <button type="button" onClick={back}>
          go back
        </button>
        <output>{useReturnRoute()}</output>
      </Screen>
    )
  }
}

function serveScreens(screens: Record<string, () => Promise<{ default: ComponentType }>>) {
  setScreens(screens)
}

async function open(route: string) {
  location.hash = `#${route}`
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } })
  await act(async () => {
    render(
      <Providers client={client}>
        <HashRouter>
          <Shell />
        </HashRouter>
      </Providers>,
    )
  })
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(async () => {
  await switchLocale('en')
  serveAnswers({})
  history.replaceState(null, '', '#/')
  setStackRoot(0)
  signOut()
  useLocale.setState({ locale: 'en', isChosen: false })
  serveScreens(
    Object.fromEntries(
      Object.entries({
        'features/home/home-e': 'Home page',
        'features/market/market': 'Market page',
        'features/site/language': 'Language page',
        'features/wallet/wallet': 'Wallet page',
        'features/auth/login': 'Sign-in page',
      }).map(([file, title]) => [file, async () => ({ default: page(title) })]),
    ),
  )
})
/** The first sign-in page loads the form fields, which can take a while on a busy machine. */
const SLOW = { timeout: 10_000 }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('navigation', () => {
  it('redirects the entry route to home without a history entry [R2.2]', async () => {
    await open('/')
    await vi.waitFor(() => expect(heading()).toBe('Home page'), SLOW)
    expect(currentRoute()).toBe(home)
  })

  it('shows a not-found page with a link home [R2.1]', async () => {
    await open('/pages/nowhere')
    expect(heading()).toBe('Page not found')
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Go to Home' })))
    await vi.waitFor(() => expect(heading()).toBe('Home page'), SLOW)
  })

  it('shows the tab bar on tab pages and marks the current tab [R2.4]', async () => {
    await open(market)
    await vi.waitFor(() => expect(heading()).toBe('Market page'), SLOW)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Market')
  })

  it('asks a guest to sign in before a protected route and remembers it [R1.4]', async () => {
    await open(`${wallet}?tab=2`)
    await vi.waitFor(() => expect(heading()).toBe('Sign-in page'), SLOW)
    expect(screen.getByText(`${wallet}?tab=2`)).toBeTruthy()
  })

  it('opens a protected route for a member [R6.1]', async () => {
    signIn({ token: 't', userId: '1' })
    await open(wallet)
    await vi.waitFor(() => expect(heading()).toBe('Wallet page'), SLOW)
  })

  it('goes back one step, or home without history [R2.9]', async () => {
    await open(language)
    await vi.waitFor(() => expect(heading()).toBe('Language page'), SLOW)
    await act(async () => navigation()?.redirect(language))
    setStackRoot(history.state.idx)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'go back' })))
    await vi.waitFor(() => expect(currentRoute()).toBe(home), SLOW)
  })

  it('clears the history on a relaunch [R2.9]', async () => {
    await open(language)
    await act(async () => navigation()?.navigate(market))
    await act(async () => navigation()?.relaunch(login))
    await vi.waitFor(() => expect(heading()).toBe('Sign-in page'), SLOW)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'go back' })))
    await vi.waitFor(() => expect(heading()).toBe('Home page'), SLOW)
  })

  it('titles the document after each page and the site, and begins at the content, named so (a11y X6) [R2.8]', async () => {
    setSiteTitle('Fairline')
    await open(language)
    await vi.waitFor(() => expect(document.title).toBe('Language page – Fairline'), SLOW)
    await act(async () => navigation()?.navigate(market))
    await vi.waitFor(() => expect(document.title).toBe('Market page – Fairline'), SLOW)
    await vi.waitFor(
      () => expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Market page' })),
      SLOW,
    )
  })
})

describe('first visit', () => {
  it('offers the browser’s language with one tap, in that language [R2.2]', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN', 'en'])
    await open(language)
    const offer = await screen.findByRole('button', { name: '使用简体中文' })
    await act(async () => fireEvent.click(offer))
    expect(useLocale.getState()).toEqual({ locale: 'zh', isChosen: true })
    expect(screen.queryByText('使用简体中文')).toBeNull()
  })

  it('does not repeat a declined offer [R2.2]', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar'])
    await open(language)
    await screen.findByRole('button', { name: 'المتابعة بالعربية' })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })))
    expect(useLocale.getState()).toEqual({ locale: 'en', isChosen: true })
  })
})

describe('screen whose code is loading', () => {
  it('shows nothing for 200 ms, then a loading state, then a retry button after 60 s [R4.7]', async () => {
    vi.useFakeTimers()
    let tries = 0
    serveScreens({
      'features/site/language': () => {
        tries += 1
        return tries === 1 ? new Promise(() => {}) : Promise.resolve({ default: page('Language page') })
      },
    })
    await open(language)
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(screen.queryByRole('main')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(heading()).toBe('Loading')
    await act(() => vi.advanceTimersByTimeAsync(59_800))
    expect(screen.getByRole('alert').textContent).toContain('taking too long')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(heading()).toBe('Language page')
  })

  it('comes by itself once the network is back', async () => {
    let isUp = false
    serveScreens({
      'features/site/language': async () => {
        if (!isUp) throw new Error('boom')
        return { default: page('Language page') }
      },
    })
    await open(language)
    await vi.waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
    // What it listens to begins after it is on the page.
    await act(async () => {})
    isUp = true
    act(() => void dispatchEvent(new Event('online')))
    await vi.waitFor(() => expect(heading()).toBe('Language page'))
  })

  it('says in plain words what failed, and names the part in small print [R8.10]', async () => {
    serveScreens({ 'features/site/language': () => Promise.reject(new Error('boom')) })
    await open(language)
    await vi.waitFor(() =>
      expect(Array.from(screen.getByRole('alert').querySelectorAll('p'), line => line.textContent)).toEqual([
        'This part of the app could not be loaded.',
        'Your money and orders are not affected.',
        `Loading chunk ${language} failed`,
      ]),
    )
    expect(heading()).toBe('This could not be loaded')
  })

  it('breaks no other part of the page when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    serveScreens({
      'features/site/language': async () => ({
        default: () => {
          throw new Error('boom')
        },
      }),
    })
    await open(language)
    await vi.waitFor(() => expect(heading()).toBe('This page stopped working'), SLOW)
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  })
})

describe('the strip of the sandbox', () => {
  const marketOnly = { 'features/market/market': async () => ({ default: page('Page') }) }
  afterEach(() => useRuntimeConfig.setState({ sandbox: false }))

  it.each([
    ['stands above the screens of a sandbox', market, true, 1],
    ['is not there elsewhere', market, false, 0],
    ['leaves the height to the full-screen chart', '/pages/quoteDetail/klinePage', true, 0],
  ])('%s', async (_, route, sandbox, count) => {
    setScreens({ ...marketOnly, 'app/trade/chart': marketOnly['features/market/market'] })
    useRuntimeConfig.setState({ sandbox })
    await open(route)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryAllByText('Sandbox: play money')).toHaveLength(count)
  })
})
