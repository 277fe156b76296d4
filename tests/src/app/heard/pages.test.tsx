import { act, render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { HashRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { setScreens } from '#src/app/navigation/screen-modules.tsx'
import { Shell } from '#src/app/shell/shell.tsx'
import { Providers } from '#src/app/start/providers.tsx'
import { switchLocale } from '#src/i18n/runtime.ts'
import { Screen } from '#src/ui/screen.tsx'
import { serveAnswers } from '#tests/support/answers.ts'
import { hears } from '#tests/support/transcript.ts'

const MARKET = '/pages/tabs/quotes/quotes'

/** A page of the app by its title alone. */
const titled = (title: string) => async () => ({ default: () => <Screen title={title}>{null}</Screen> })

beforeEach(async () => {
  await switchLocale('en')
  serveAnswers({})
  history.replaceState(null, '', `#${MARKET}`)
  setScreens({
    'features/home/home-e': titled('Home'),
    'features/market/market': titled('Market'),
    'features/site/language': titled('Language'),
  })
})
afterEach(() => vi.restoreAllMocks())

async function open() {
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
  await screen.findByRole('heading', { level: 1, name: 'Market' })
}

hears('From page to page', async step => {
  const user = userEvent.setup()
  await open()
  const home = screen.getByRole('link', { name: /Home/ })
  await step('presses Home', () => user.click(home), /Home, main/)
})

hears('Offline and back', async step => {
  await open()
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  const go = (online: boolean) =>
    act(async () => {
      isOnline.mockReturnValue(online)
      dispatchEvent(new Event(online ? 'online' : 'offline'))
    })
  await step('loses the network', () => go(false), /lost/)
  await step('has it again', () => go(true), /online/)
})
