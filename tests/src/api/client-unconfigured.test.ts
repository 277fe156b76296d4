/** The client on its own, before anything connects it: nobody is signed in, and the page's own host answers. */
import { expect, it, vi } from 'vitest'
import { configureClient, buildGetRequest, toastTransportError } from '#src/api/client.ts'
import { TransportError } from '#src/api/errors.ts'

it("talks to the page's own host as a guest who reads English [R7.2, R9.6]", () => {
  expect(buildGetRequest('/api/quoteStream', { channels: 'type-1' })).toEqual({
    url: '/api/quoteStream?channels=type-1',
    headers: {
      'Accept-Language': 'en',
      LanguageId: '2',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  })
})

it('tells the key of a message where there are no words yet [R8.6]', () => {
  const toast = vi.fn()
  configureClient({ toast })
  toastTransportError(new TransportError('timeout'))
  expect(toast).toHaveBeenCalledExactlyOnceWith('errors.requestTimeout')
})

it('puts one slash between the line and the path, however many the line ends with [R7.3]', () => {
  for (const line of ['https://a.example', 'https://a.example/', 'https://a.example//']) {
    configureClient({ baseUrl: () => line })
    expect(buildGetRequest('/api/x', {}).url).toBe('https://a.example/api/x?')
  }
  configureClient({ baseUrl: () => 'https://a.example/one//two/' })
  expect(buildGetRequest('/api/x', {}).url).toBe('https://a.example/one//two/api/x?')
})
