/** PgBouncer in transaction mode, in front of the server of a test, where it is installed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PROGRAM = '/usr/sbin/pgbouncer'
/** As root it wants to become somebody else. */
const USER = 'nobody'

export const hasPgBouncer = existsSync(PROGRAM)

export interface Bouncer {
  /** The URL of the database through it. */
  readonly url: string
  stop(): Promise<void>
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** The id of an account of the machine. */
const idOf = (name: string) =>
  Number(new RegExp(`^${name}:[^:]*:(\\d+):`, 'm').exec(readFileSync('/etc/passwd', 'utf8'))?.[1])

/** Starts one that has fewer connections to the server than its clients have to it. */
export async function startPgBouncer(target: string, settings: readonly string[] = []): Promise<Bouncer> {
  const { hostname, port, pathname, username } = new URL(target)
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bouncer-'))
  const listenPort = await freePort()
  const isRoot = process.getuid?.() === 0
  const file = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
    ...(isRoot ? [`user = ${USER}`] : []),
    ...settings,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  if (isRoot) for (const path of [folder, file]) chownSync(path, idOf(USER), -1)
  const child = spawn(PROGRAM, [file], { stdio: 'ignore' })
  while (child.exitCode === null && !(await isListening(listenPort))) await sleep(20)
  if (child.exitCode !== null) throw new Error('PgBouncer did not start.')
  return {
    url: `postgres://${username}@127.0.0.1:${listenPort}${pathname}`,
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
