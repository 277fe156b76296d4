/** A PostgreSQL of its own for a server that needs one. */
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Unavailable } from '../install.ts'
import { freePort, serve } from './server.ts'

const ROOT = '/usr/lib/postgresql'

/** The newest installed one. @throws Unavailable */
function programs(): string {
  const [version] = existsSync(ROOT)
    ? readdirSync(ROOT).toSorted((one, other) => Number(other) - Number(one))
    : []
  if (version === undefined) throw new Unavailable('PostgreSQL is not installed here.')
  return join(ROOT, version, 'bin')
}

/** The user as whom it runs: it refuses root. */
const userOf = () =>
  process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) : undefined

/** Starts it with an empty database `postgres`, open to everybody on this machine. */
export async function startPostgres(folder: string) {
  const bin = programs()
  const user = userOf()
  const data = join(folder, `data-${Date.now()}`)
  mkdirSync(data, { recursive: true })
  if (user !== undefined) chownSync(data, user, user)
  const as = user === undefined ? {} : { uid: user }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { stdio: 'ignore', cwd: '/', ...as },
  )
  const port = await freePort()
  const given = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=`,
    '-c',
    'fsync=off',
  ]
  const program = serve(join(bin, 'postgres'), given, { cwd: '/', ...(user !== undefined && { user }) })
  for (let left = 100; left > 0 && !program.said().includes('ready to accept connections'); left--)
    // oxlint-disable-next-line no-await-in-loop -- One look after the other.
    await new Promise(resolve => setTimeout(resolve, 100))
  return { port, stop: program.stop }
}
