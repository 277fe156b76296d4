import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { useEffect, type ComponentType } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { persistQueries } from '#src/api/persisted-queries.ts'
import { completeAnswer } from '#tests/support/specification/complete-answer.ts'
import { createTestQueryClient } from './query-client.ts'
import { Providers } from '#src/app/start/providers.tsx'
import { switchLocale, translateServerMessage } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { createHandlers } from '#src/mocks/handlers.ts'
import { scenarioOf } from '#src/mocks/scenarios.ts'
import { EXAMPLE_TIME } from '#src/mocks/times.ts'
import { defaultDisplay, setDisplay } from '#src/stores/settings/display.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { requestStepUp } from '#src/stores/session/step-up.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { keepFocus } from '#src/ui/focus-keeper.ts'
import { createNavigation, signInPath } from '#src/ui/navigation.ts'
import { StepUpHost } from '#src/widgets/step-up/step-up-host.tsx'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { ToastHost } from '#src/ui/feedback/toast.tsx'

const network = setupServer()
/** Made once, as they keep nothing between two requests. */
const exampleHandlers = createHandlers(scenarioOf('?mock=examples'), () => EXAMPLE_TIME)
let stopPersisting = () => {}

/** The account of the specification's examples. */
export const demoId = '7321480000000001'

/** Starts and stops the mock server and resets state between tests. */
export function useNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    cleanup()
    stopPersisting()
    network.resetHandlers()
    network.events.removeAllListeners()
    signOut()
    setDisplay(defaultDisplay)
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => network.close())
}

/** From now on until the end of the test, notifies of each request, and of the end of its answer. */
export function watchRequests(onStart: (request: Request) => void, onEnd: () => void): void {
  network.events.on('request:start', ({ request }) => onStart(request))
  network.events.on('request:end', onEnd)
}

export interface Visit {
  locale?: Locale
  isMember?: boolean
  handlers?: RequestHandler[]
}

/** The security settings of a new account. */
const security = {
  passwordChangedAt: null,
  twoStepSince: null,
  recoveryCodesLeft: 0,
  sessions: 1,
  isShared: false,
}

/** The texts of the toasts, oldest first. */
export const toasts: string[] = []

let last: { place: CurrentRoute; client: QueryClient } | undefined

/** The route on screen. */
export const currentRoute = (): string | undefined => last?.place.route

/** Whether the page on screen is loading or sending anything. */
export const isPageBusy = (): boolean => Boolean(last && last.client.isFetching() + last.client.isMutating())

/**
 * Opens a route as the app does: an expired session leads to sign-in and back. Screens that are not given are blank; `route()` returns
 * the current route.
 */
export async function visit(
  route: string,
  screens: Record<string, ComponentType>,
  { locale = 'en', isMember = true, handlers = [] }: Visit = {},
) {
  network.use(
    ...handlers,
    // No loans by default.
    answering('get', '/api/loan/list', { code: 200, msg: 'ok', rows: [], total: 0 }),
    // Two-step verification is off by default.
    answering('get', '/api/security/detail', { code: 200, msg: 'ok', data: security }),
    ...exampleHandlers,
  )
  if (isMember) signIn({ token: 'token', userId: demoId })
  await switchLocale(locale)
  toasts.length = 0
  keepFocus()
  const place: CurrentRoute = { route, relaunch: () => {} }
  configureClient({
    translate: translateServerMessage,
    toast: text => toasts.push(text),
    stepUp: requestStepUp,
    onSignedOut: () => place.relaunch(signInPath(place.route)),
  })
  const client = createTestQueryClient()
  last = { place, client }
  stopPersisting = persistQueries(client)
  const view = render(
    <Providers client={client}>
      <MantineBoundary>
        <MemoryRouter initialEntries={[route]}>
          <RouteObserver onMove={(to, relaunch) => Object.assign(place, { route: to, relaunch })} />
          <Routes>
            {Object.entries(screens).map(([path, Screen]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={null} />
          </Routes>
          <ToastHost />
          <Announcer />
          <StepUpHost />
        </MemoryRouter>
      </MantineBoundary>
    </Providers>,
  )
  return {
    ...view,
    client,
    user: userEvent.setup(),
    route: () => place.route,
    /** Leaves for another route, as a press on a tab does. */
    leaveFor: (to: string) => act(() => place.relaunch(to)),
  }
}

interface CurrentRoute {
  route: string
  relaunch: (to: string) => void
}

function RouteObserver({ onMove }: { onMove: (route: string, relaunch: CurrentRoute['relaunch']) => void }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    onMove(pathname + search, to => createNavigation(navigate).redirect(to))
  })
  return null
}

/**
 * Answers an operation of the back end with an envelope, or with what a function makes of the request's fields. What a test does not name
 * of a row or value is that of the examples.
 */
export function answering(
  method: 'get' | 'post',
  path: string,
  answer: object | ((fields: Record<string, string>) => object | Promise<object>),
): RequestHandler {
  return http[method](`*${path}`, async ({ request }) => {
    const fields =
      method === 'get' ? new URL(request.url).searchParams : new URLSearchParams(await request.text())
    const body = typeof answer === 'function' ? await answer(Object.fromEntries(fields)) : answer
    return HttpResponse.json(completeAnswer(path, body))
  })
}

/** Fails an operation with a network error. */
export function unreachable(method: 'get' | 'post', path: string): RequestHandler {
  return http[method](`*${path}`, () => HttpResponse.error())
}

/** The shown error of a field. */
export function errorOf(field: HTMLElement): string | undefined {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map(id => document.getElementById(id)?.textContent).filter(Boolean)
  // The error precedes the permanent hint.
  return field.getAttribute('aria-invalid') === 'true' ? (texts[0] ?? '') : undefined
}

/** The value beside a label in a definition list. */
export function figureOf(label: string): string | null | undefined {
  const term = screen.getAllByText(
    (_, element) => element?.tagName === 'DT' && element.textContent === label,
  )[0]
  return term?.parentElement?.querySelector('dd')?.textContent
}
