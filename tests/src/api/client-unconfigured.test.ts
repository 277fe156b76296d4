/** The client before it is connected to the stores: a guest on the page's own host. */
import { expect, it, vi } from 'vitest'
import { configureClient, buildGetRequest, toastTransportError } from '#src/api/client.ts'
import { TransportError } from '#src/api/errors.ts'
import { callAs } from './support/call-as.ts'

it("unconfigured client calls the page's own host as an English-speaking guest [R7.2, R9.6]", () => {
  expect(buildGetRequest('/api/quoteStream', { channels: 'type-1' })).toEqual({
    url: '/api/quoteStream?channels=type-1',
    headers: {
      'Accept-Language': 'en',
      LanguageId: '2',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  })
})

it('unconfigured client toasts the message key while no dictionary is loaded [R8.6]', () => {
  const toast = vi.fn()
  configureClient({ toast })
  toastTransportError(new TransportError('timeout'))
  expect(toast).toHaveBeenCalledExactlyOnceWith('errors.requestTimeout')
})

it('client joins line and path with one slash [R7.3]', () => {
  for (const line of ['https://a.example', 'https://a.example/', 'https://a.example//']) {
    callAs({ line })
    expect(buildGetRequest('/api/x', {}).url).toBe('https://a.example/api/x')
  }
  callAs({ line: 'https://a.example/one//two/' })
  expect(buildGetRequest('/api/x', {}).url).toBe('https://a.example/one//two/api/x')
})
