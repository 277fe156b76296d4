// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getListAppConfigMockHandler, getListSwitchesMockHandler } from '#src/api/generated/site/site.msw.ts'
import { persistedName } from '#src/api/persisted-queries.ts'
import { useLine } from '#src/stores/line.ts'
import { useNetworkErrors } from '#src/stores/network-errors.ts'
import { defaultRuntimeConfig, useRuntimeConfig } from '#src/stores/runtime-config.ts'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { block, callsTo, configOf, open, useNetwork } from '#tests/src/features/support/market.tsx'

const route = '/pages/tabs/home/home-e'
const twoLines = [
  { name: 'one', url: '' },
  { name: 'two', url: 'http://two.test' },
] as const
const refused = { code: 209, msg: 'not now' }

function Page() {
  const blocks = usePageConfig(route)
  return <p>{blocks ? `shows ${blocks.map(one => one.module).join(' ') || 'nothing'}` : 'waits'}</p>
}

/** What an earlier visit has left on the device. */
function keepCopy(queryKey: unknown[], rows: unknown[]) {
  const answer = { code: 200, msg: 'ok', rows, total: rows.length }
  const data = { queryKey, answer, updatedAt: Date.now() - 3_600_000 }
  localStorage.setItem(`fairline:${persistedName(queryKey)}`, JSON.stringify({ v: 1, data }))
}

useNetwork()
beforeEach(() => useLine.setState({ index: 0, failed: [] }))
afterEach(() => {
  useRuntimeConfig.setState(defaultRuntimeConfig)
  useNetworkErrors.setState({ byRoute: {} })
})

it('fetches the switch set first, then the config of its own route, and shows what both allow [R4.4, R7.5]', async () => {
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

it('shows the copy of an earlier visit at once, and the fresh one in its place [R4.4]', async () => {
  keepCopy(['/api/switchSet/list'], [])
  keepCopy(['/api/appConfig/list', { pagePath: route }], [block(1, 'banner')])
  await open(Page, { handlers: [getListAppConfigMockHandler(configOf([block(1, 'ranking')]))] })
  expect(screen.getByText('shows banner')).toBeTruthy()
  expect(await screen.findByText('shows ranking')).toBeTruthy()
})

it('leads to the line screen while another line is untried, with the way back [R2.11, R4.5, R2.3]', async () => {
  useRuntimeConfig.setState({ lines: twoLines })
  const { route: where } = await open(Page, { handlers: [getListAppConfigMockHandler(refused)] })
  await waitFor(() => expect(where()).toBe(`/pages/language/line?route=${encodeURIComponent(route)}`))
  expect(useLine.getState().failed).toEqual([0])
  expect(useNetworkErrors.getState().byRoute[route]?.cause).toBe('pageConfig')
})

it('leads to the network-error screen once every line was tried [R2.11, R4.5]', async () => {
  useRuntimeConfig.setState({ lines: twoLines })
  useLine.setState({ index: 0, failed: [1] })
  const { route: where } = await open(Page, { handlers: [getListAppConfigMockHandler(refused)] })
  await waitFor(() =>
    expect(where()).toBe(`/pages/networdError/networdError?route=${encodeURIComponent(route)}`),
  )
})

it('leads to the network-error screen when the switch set cannot be had, whatever lines there are [R2.11]', async () => {
  useRuntimeConfig.setState({ lines: twoLines })
  const { route: where } = await open(Page, { handlers: [getListSwitchesMockHandler(refused)] })
  await waitFor(() => expect(where()).toContain('/pages/networdError/networdError'))
  expect(useNetworkErrors.getState().byRoute[route]?.cause).toBe('switches')
})

it('takes nobody’s screen away who has a copy [R2.11]', async () => {
  keepCopy(['/api/switchSet/list'], [])
  keepCopy(['/api/appConfig/list', { pagePath: route }], [block(1, 'banner')])
  const asked = callsTo('/api/appConfig/list')
  const { route: where, client } = await open(Page, {
    handlers: [getListAppConfigMockHandler(refused), getListSwitchesMockHandler(refused)],
  })
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText('shows banner')).toBeTruthy()
  expect(where()).toBe('/start')
})
