import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import LineScreen from '#src/features/site/line-screen.tsx'
import { chooseLine, useLine } from '#src/stores/settings/line.ts'
import { recordNetworkError, useNetworkErrors } from '#src/stores/network-errors.ts'
import { defaultRuntimeConfig, useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/language/line'
const screens = { [path]: LineScreen }
const asked: { url: string; headers: Headers }[] = []

useNetwork()
beforeEach(() => {
  asked.length = 0
  useRuntimeConfig.setState({
    lines: [
      { name: 'East', url: 'https://east.test' },
      { name: '', url: 'https://west.test' },
    ],
  })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers: new Headers(headers) })
    if (url.startsWith('https://west.test')) throw new TypeError('nobody there')
    return Response.json({ code: 200, msg: 'ok', data: {} })
  })
})
afterEach(() => {
  chooseLine(0)
  useRuntimeConfig.setState(defaultRuntimeConfig)
})

it('line screen measures both lines with a public request and sends no token [R7.2, R7.3]', async () => {
  await visit(path, screens)
  expect(await screen.findByText(/^\d+ ms$/)).toBeTruthy()
  expect(await screen.findByText('No response')).toBeTruthy()
  expect(new Set(asked.map(({ url }) => new URL(url).origin))).toEqual(
    new Set(['https://east.test', 'https://west.test']),
  )
  for (const { headers } of asked) {
    expect(headers.get('LanguageId')).toBe('2')
    expect(headers.has('Authorization')).toBe(false)
  }
})

it('line screen marks the current line, switches to the other and goes back [R2.3, R2.11, R7.3]', async () => {
  recordNetworkError('/pages/tabs/home/home-e', 'pageConfig')
  const { user, route } = await visit(
    `${path}?route=${encodeURIComponent('/pages/tabs/home/home-e')}`,
    screens,
  )
  expect(screen.getByLabelText<HTMLInputElement>(/East/).checked).toBe(true)
  await user.click(screen.getByLabelText(/Line 2/))
  expect(useLine.getState().index).toBe(1)
  await waitFor(() => expect(route()).toBe('/pages/tabs/home/home-e'))
  expect(useNetworkErrors.getState().byRoute).toEqual({})
})

it('line screen stays open when it was not opened from another screen', async () => {
  const { user, route } = await visit(path, screens)
  await user.click(screen.getByLabelText(/Line 2/))
  expect(route()).toBe(path)
  expect(screen.getByLabelText<HTMLInputElement>(/Line 2/).checked).toBe(true)
})

it('line screen says that both lines lead to the same host', async () => {
  useRuntimeConfig.setState(defaultRuntimeConfig)
  await visit(path, screens)
  expect(screen.getByText('Both lines currently lead to the same server.')).toBeTruthy()
})
