import { describe, expect, it } from 'vitest'
import type { App } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { itWithBackEnd, requestOf } from '#tests/support/back-end.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const statusFor = async (app: App, headers: Record<string, string>, path = '/config.json') =>
  (await app.request(path, { headers })).status

const SETTINGS = {
  HOSTS: 'app.example,[2001:db8::1]',
  LINES: '[{"name":"A","url":""},{"name":"B","url":"https://b.example:8443"}]',
  ORIGINS: 'https://web.example',
  PASSKEY_RP_ID: 'id.example',
  PASSKEY_ORIGINS: 'https://passkey.example',
}

describe('a host name', () => {
  itWithBackEnd(
    'is answered when a setting mentions it, by any port and in any case',
    async ({ app }) => {
      for (const host of ['localhost', '127.0.0.1:8080', '[::1]:8081', 'app.example', 'APP.example:443'])
        expect(await statusFor(app, { Host: host }), host).toBe(200)
      for (const host of ['b.example', 'web.example', 'id.example', 'passkey.example', '[2001:db8::1]:8080'])
        expect(await statusFor(app, { Host: host }), host).toBe(200)
    },
    SETTINGS,
  )

  itWithBackEnd(
    'of somebody else is refused everywhere with what to do, and is repeated nowhere',
    async ({ app }) => {
      for (const host of [
        'evil.example',
        'localhost.evil.example',
        'app.example',
        '10.0.0.9',
        'a"><script>',
      ]) {
        const [path, init] = requestOf('listSwitches', { headers: { Host: host } })
        for (const response of [
          await app.request('/config.json', { headers: { Host: host } }),
          await app.request(path, init),
        ]) {
          expect(response.status, host).toBe(421)
          const text = await response.text()
          expect(text).toContain('add it to HOSTS')
          expect(text).not.toContain(host)
          expect(JSON.stringify([...response.headers])).not.toContain(host)
        }
      }
    },
  )

  itWithBackEnd('of a health check is any, or none', async ({ app }) => {
    for (const path of ['/healthz', '/readyz']) {
      expect(await statusFor(app, { Host: 'fairline' }, path)).toBe(200)
      expect(await statusFor(app, {}, path)).toBe(200)
    }
  })

  itWithBackEnd(
    'is the one that a trusted proxy forwards',
    async ({ app }) => {
      const forwarded = { Host: 'node-1.internal', 'X-Forwarded-Host': 'app.example' }
      expect(await statusFor(app, forwarded)).toBe(200)
      expect(await statusFor(app, { ...forwarded, 'X-Forwarded-Host': 'evil.example' })).toBe(421)
      expect(await statusFor(app, { Host: 'app.example' })).toBe(200)
    },
    { HOSTS: 'app.example', TRUST_PROXY: 'on' },
  )

  itWithBackEnd('is not what a client says to forward', async ({ app }) => {
    expect(await statusFor(app, { Host: 'evil.example', 'X-Forwarded-Host': 'localhost' })).toBe(421)
  })

  it('may be the address at which the connection arrives', async () => {
    const server = await startTestServer({ environment: { HOST: '127.0.0.2' } })
    expect((await fetch(`${server.url}/config.json`)).status).toBe(200)
    await server.stop()
  })

  it('in HOSTS has no port and no scheme', () => {
    for (const HOSTS of ['app.example:80', 'https://app.example', '*', 'a b'])
      expect(() => readConfig({ HOSTS })).toThrow('HOSTS is')
  })
})
