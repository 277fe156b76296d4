import { describe, expect } from 'vitest'
import { migrations } from '#server/features/schema.ts'
import { openPostgres } from '#server/kernel/postgres/store.ts'
import { certificateFolder, makeCertificate, type CertificateFiles } from '#tests/support/certificates.ts'
import {
  PATIENT,
  createTestClock,
  engines,
  itOnEveryEngine,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'
import { createTlsProxy, type TlsProxy } from '#tests/support/databases/tls-proxy.ts'

const folder = certificateFolder()
const own = makeCertificate(folder, 'own')
const other = makeCertificate(folder, 'other')

/** Opens a store through a proxy with this certificate, or without TLS, by `sslmode=verify-full`. */
async function openBy(
  { settings }: TestDatabase,
  proxyFiles: CertificateFiles | undefined,
  parameters: Record<string, string>,
): Promise<{ readonly answer: string; readonly proxy: TlsProxy }> {
  const url = new URL(settings.databaseUrl ?? '')
  const proxy = await createTlsProxy(new URL(url), proxyFiles)
  url.host = `localhost:${proxy.port}`
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  const parts = { url: url.href, migrations, clock: createTestClock(), nodeId: 0 }
  try {
    const store = await openPostgres({ ...parts, withoutTimeouts: true, timeouts: PATIENT })
    const [row] = await store.query<{ one: bigint }>('SELECT CAST(1 AS BIGINT) AS one')
    await store.close()
    return { answer: String(row?.one), proxy }
  } catch (error) {
    return { answer: `${(error as Error).message} ${String((error as Error).cause ?? '')}`, proxy }
  } finally {
    proxy.close()
  }
}

const itOnPostgres = (title: string, test: (database: TestDatabase) => Promise<void>) =>
  itOnEveryEngine(
    title,
    test,
    undefined,
    engines.filter(({ name }) => name === 'PostgreSQL'),
  )

describe('with sslmode=verify-full in DATABASE_URL', () => {
  const trusted = { sslmode: 'verify-full', sslrootcert: own.cert }

  itOnPostgres('every connection is by TLS, to a server whose certificate is trusted', async database => {
    const { answer, proxy } = await openBy(database, own, trusted)
    expect(answer).toBe('1')
    expect(new Set(proxy.opened)).toEqual(new Set(['tls']))
  })

  itOnPostgres(
    'a server with another certificate gets nothing, nor one that speaks no TLS',
    async database => {
      expect((await openBy(database, other, trusted)).answer).toMatch(/self-signed certificate/)
      const { answer, proxy } = await openBy(database, undefined, trusted)
      expect(answer).toMatch(/does not support SSL/)
      expect(proxy.opened).not.toContain('plain')
    },
  )
})
