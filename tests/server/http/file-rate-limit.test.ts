import { describe, expect } from 'vitest'
import { ALLOWANCES } from '#server/nodes/allowances.ts'
import { itWithBackEnd, requestOf } from '#tests/support/back-end.ts'

describe('requests outside the API', () => {
  itWithBackEnd(
    'are rate-limited per address without affecting operations (M17)',
    async ({ app, clock, services }) => {
      const paths = [
        '/openapi.json',
        '/healthz',
        '/config.json',
        '/docs',
        services.market.products[0]!.productImg,
        '/x',
      ]
      const statuses = async () => Promise.all(paths.map(async path => (await app.request(path)).status))
      expect(await statuses()).toEqual([200, 200, 200, 302, 200, 404])
      for (let asked = paths.length; asked < ALLOWANCES.files.burst; asked++) await app.request('/docs')
      expect(await statuses()).toEqual(paths.map(() => 429))

      const refused = await app.request('/healthz')
      expect(refused.headers.get('Retry-After')).toBe('1')
      expect(refused.headers.get('Cache-Control')).toBe('no-store')
      const answer = await app.request(...requestOf('listSwitches'))
      expect(await answer.json()).toMatchObject({ code: 200 })
      clock.advance(1000)
      expect(await statuses()).toEqual([200, 200, 200, 302, 200, 404])
    },
    { RATE_LIMITS: 'on' },
  )
})
