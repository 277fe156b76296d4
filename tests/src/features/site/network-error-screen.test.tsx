import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import NetworkErrorScreen from '#src/features/site/network-error-screen.tsx'
import { recordNetworkError, useNetworkErrors, type NetworkErrorCause } from '#src/stores/network-errors.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { answering, unreachable, useNetwork, visit } from '../support/visit.tsx'

const home = '/pages/tabs/home/home-e'
const path = '/pages/networdError/networdError'
const route = `${path}?route=${encodeURIComponent(home)}`
const screens = { [path]: NetworkErrorScreen }

useNetwork()

it.each([
  ['language', '/api/langMgr/list', /app’s texts/],
  ['switches', '/api/switchSet/list', /available features/],
  ['pageConfig', '/api/appConfig/list', /layout of this page/],
] satisfies [NetworkErrorCause, string, RegExp][])(
  'network error screen names the failed %s, retries it and goes back when it succeeds [R2.3, R2.11]',
  async (cause, api, words) => {
    recordNetworkError(home, cause, 1795199400000)
    let isUp = false
    const answer = () =>
      isUp ? { code: 200, msg: 'ok', data: {}, rows: [], total: 0 } : { code: 460, msg: 'x' }
    const visited = await visit(route, screens, {
      isMember: false,
      handlers: [answering('get', api, answer)],
    })
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText(/^Failed at/)).toBeTruthy()
    await visited.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Still no response/)).toBeTruthy()
    expect(visited.route()).toBe(route)
    isUp = true
    await visited.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(visited.route()).toBe(home))
    expect(useNetworkErrors.getState().byRoute).toEqual({})
  },
)

it('network error screen links to the lines, which know where to return [R2.3]', async () => {
  await visit(route, screens, { isMember: false })
  expect(screen.getByRole('link', { name: 'Change line' }).getAttribute('href')).toBe(
    `/pages/language/line?route=${encodeURIComponent(home)}`,
  )
})

it('network error screen says that the device is offline [R8.7]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await visit(route, screens, { isMember: false, handlers: [unreachable('get', '/api/switchSet/list')] })
  expect(screen.getByText(/This device is offline/)).toBeTruthy()
})

it('network error screen names the field of the default body that the server refuses [R7.1]', async () => {
  useRuntimeConfig.setState({ defaultBody: { channel: 'web' } })
  recordNetworkError(home, 'switches', 1795199400000)
  const refuse = (field: string) => ({ code: 422, msg: 'hint_invalid_field', params: { field } })
  let refused = 'pageNum'
  const switches = answering('get', '/api/switchSet/list', () => refuse(refused))
  const { user } = await visit(route, screens, { isMember: false, handlers: [switches] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Still no response/)
  expect(screen.queryByText(/refuses the field/)).toBeNull()
  refused = 'channel'
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/refuses the field “channel”/)).toBeTruthy()
  useRuntimeConfig.setState({ defaultBody: {} })
})
