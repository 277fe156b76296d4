import { API_VERSION } from '#src/api/generated/api-version.ts'
import { screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getListAppConfigMockHandler, getListSwitchesMockHandler } from '#src/api/generated/site/site.msw.ts'
import { persistedName } from '#src/api/persisted-queries.ts'
import { chooseLine, useFailedLines } from '#src/stores/settings/line.ts'
import { useNetworkErrors } from '#src/stores/network-errors.ts'
import { defaultRuntimeConfig, useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { block, callsTo, configOf, open, useNetwork } from '#tests/src/features/support/market.tsx'

const route = '/pages/tabs/home/home-e'
const twoLines = [
  { name: 'one', url: '' },
  { name: 'two', url: 'http://two.test' },
] as const
const REFUSED = { code: 209, msg: 'not now' }

function Page() {
  const blocks = usePageConfig(route)
  return <p>{blocks ? `shows ${blocks.map(one => one.module).join(' ') || 'nothing'}` : 'waits'}</p>
}

/** Stores a cached copy as of an earlier visit. */
function storeCopy(queryKey: unknown[], rows: unknown[], age = 3_600_000) {
  const answer = { code: 200, msg: 'ok', rows, total: rows.length }
  const data = { queryKey, answer, updatedAt: Date.now() - age, api: API_VERSION }
  localStorage.setItem(`fairline:${persistedName(queryKey)}`, JSON.stringify({ v: 2, data }))
}

useNetwork()
beforeEach(() => {
  chooseLine(0)
  useFailedLines.setState({ failed: [] })
})
afterEach(() => {
  useRuntimeConfig.setState(defaultRuntimeConfig)
  useNetworkErrors.setState({ byRoute: {} })
})

it('page config fetches the switches first, then the config of its route, and shows what both allow [R4.4, R7.5]', async () => {
  const order: string[] = []
  const config = callsTo('/api/appConfig/list')
  await open(Page, {
    handlers: [
      getListSwitchesMockHandler(async () => {
        await delay(20)
        order.push('switches')
        const row = { id: 1, switchName: 'x', status: 1 as const, description: 'notice2' }
        return { code: 200, msg: 'ok', rows: [row], total: 1 }
      }),
      getListAppConfigMockHandler(() => {
        order.push('config')
        return configOf([block(1, 'banner'), block(2, 'notice')])
      }),
    ],
  })
  expect(screen.getByText('waits')).toBeTruthy()
  expect(await screen.findByText('shows banner')).toBeTruthy()
  expect(order).toEqual(['switches', 'config'])
  expect(config[0]?.get('pagePath')).toBe(route)
})

it('page config shows the cached copy at once and replaces it with the fresh one [R4.4]', async () => {
  storeCopy(['/api/switchSet/list'], [])
  storeCopy(['/api/appConfig/list', { pagePath: route }], [block(1, 'banner')])
  await open(Page, { handlers: [getListAppConfigMockHandler(configOf([block(1, 'ranking')]))] })
  expect(screen.getByText('shows banner')).toBeTruthy()
  expect(await screen.findByText('shows ranking')).toBeTruthy()
})

it('page config shows the cached copy at once, also without the switches of that visit [R4.4]', async () => {
  storeCopy(['/api/appConfig/list', { pagePath: route }], [block(1, 'banner'), block(2, 'notice')])
  const row = { id: 1, switchName: 'x', status: 1 as const, description: 'notice2' }
  const { client } = await open(Page, {
    handlers: [
      getListSwitchesMockHandler({ code: 200, msg: 'ok', rows: [row], total: 1 }),
      getListAppConfigMockHandler(configOf([block(1, 'banner'), block(2, 'notice')])),
    ],
  })
  expect(screen.getByText('shows banner notice')).toBeTruthy()
  expect(await screen.findByText('shows banner')).toBeTruthy()
  await waitFor(() => expect(client.isFetching()).toBe(0))
})

it('page config is fetched again on a reload and on each visit of the page, however young the copy is [R4.4]', async () => {
  storeCopy(['/api/switchSet/list'], [])
  storeCopy(['/api/appConfig/list', { pagePath: route }], [block(1, 'banner')], 1000)
  const asked = callsTo('/api/appConfig/list')
  const switches = callsTo('/api/switchSet/list')
  const handlers = [getListAppConfigMockHandler(configOf([block(1, 'ranking')]))]
  const { client, unmount } = await open(Page, { handlers })
  expect(await screen.findByText('shows ranking')).toBeTruthy()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect([asked.length, switches.length]).toEqual([1, 1])
  unmount()
  await open(Page, { handlers })
  await waitFor(() => expect(asked).toHaveLength(2))
})

it('page config failure leads to the line screen while a line is untried, with a way back [R2.11, R4.5, R2.3]', async () => {
  useRuntimeConfig.setState({ lines: twoLines })
  const { route: where } = await open(Page, { handlers: [getListAppConfigMockHandler(REFUSED)] })
  await waitFor(() => expect(where()).toBe(`/pages/language/line?route=${encodeURIComponent(route)}`))
  expect(useFailedLines.getState().failed).toEqual([0])
  expect(useNetworkErrors.getState().byRoute[route]?.cause).toBe('pageConfig')
})

it('page config failure leads to the network-error screen once every line was tried [R2.11, R4.5]', async () => {
  useRuntimeConfig.setState({ lines: twoLines })
  useFailedLines.setState({ failed: [1] })
  const { route: where } = await open(Page, { handlers: [getListAppConfigMockHandler(REFUSED)] })
  await waitFor(() =>
    expect(where()).toBe(`/pages/networdError/networdError?route=${encodeURIComponent(route)}`),
  )
})

it('failed switches lead to the network-error screen, whatever lines there are [R2.11]', async () => {
  useRuntimeConfig.setState({ lines: twoLines })
  const { route: where } = await open(Page, { handlers: [getListSwitchesMockHandler(REFUSED)] })
  await waitFor(() => expect(where()).toContain('/pages/networdError/networdError'))
  expect(useNetworkErrors.getState().byRoute[route]?.cause).toBe('switches')
})

it('page config failure keeps the screen while there is a cached copy [R2.11]', async () => {
  storeCopy(['/api/switchSet/list'], [])
  storeCopy(['/api/appConfig/list', { pagePath: route }], [block(1, 'banner')])
  const asked = callsTo('/api/appConfig/list')
  const { route: where, client } = await open(Page, {
    handlers: [getListAppConfigMockHandler(REFUSED), getListSwitchesMockHandler(REFUSED)],
  })
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText('shows banner')).toBeTruthy()
  expect(where()).toBe('/start')
})
