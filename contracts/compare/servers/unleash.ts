/** Unleash, a service of feature flags, on a PostgreSQL of its own. */
import { PLAIN } from '#contracts/verify/profile/plain.ts'
import { freePort, serve, waitFor, type RealServer } from './server.ts'
import { startPostgres } from './postgres.ts'

/** It signs in by a cookie. */
const COOKIE = 'unleash-session'

/** The session of the administrator that it begins with. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/simple/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'unleash4all' }),
  })
  const cookie = answer.headers.getSetCookie().find(one => one.startsWith(`${COOKIE}=`))
  if (cookie === undefined) throw new Error(`Unleash answered the sign-in HTTP ${answer.status}`)
  return cookie.slice(COOKIE.length + 1).split(';')[0]!
}

/** It does not survive these: its process ends with an error that nobody catches. */
const DEADLY = ['^(DELETE|PUT) /api/admin/segments/']

export const unleash: RealServer = {
  name: 'Unleash',
  packages: ['unleash-server@8.2.0'],
  profile: {
    session: { in: 'cookie', name: COOKIE, prefix: '', pointer: '/security' },
    // What would close the service, or the account that it is verified with.
    skip: [...PLAIN.skip, 'maintenance', '/user/change-password', '/state/', '/auth/reset/', ...DEADLY],
  },
  async start(home) {
    const database = await startPostgres(home)
    const port = await freePort()
    const environment = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
      DATABASE_SSL: 'false',
      HTTP_HOST: '127.0.0.1',
      HTTP_PORT: String(port),
      CHECK_VERSION: 'false',
      SEND_TELEMETRY: 'false',
      LOG_LEVEL: 'warn',
      // As many as a verification makes.
      CREATE_USER_RATE_LIMIT_PER_MINUTE: '100000',
      SIMPLE_LOGIN_LIMIT_PER_MINUTE: '100000',
      PASSWORD_RESET_LIMIT_PER_MINUTE: '100000',
      SIGNAL_ENDPOINT_RATE_LIMIT_PER_SECOND: '100000',
    }
    const program = serve(process.execPath, ['node_modules/unleash-server/dist/server.js'], {
      cwd: home,
      environment,
    })
    const url = `http://127.0.0.1:${port}`
    await waitFor(`${url}/docs/openapi.json`, program)
    const token = await signIn(url)
    return {
      url,
      spec: `${url}/docs/openapi.json`,
      token,
      header: `Cookie: ${COOKIE}=${token}`,
      async stop() {
        await program.stop()
        await database.stop()
      },
    }
  },
}
