/** A real server that publishes its own specification, started on the loopback only. */
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import type { Document, Operation } from '#contracts/verify/document.ts'
import type { Profile } from '#contracts/verify/profile/profile.ts'

export interface RunningServer {
  readonly url: string
  /** The address of the specification that it publishes. */
  readonly spec: string
  /** Of an account that may do everything. */
  readonly token?: string
  /** How that is sent, for tools that take headers. */
  readonly header?: string
  readonly stop: () => Promise<void>
}

export interface RealServer {
  readonly name: string
  /** The packages of npm, with their versions. */
  readonly packages: readonly string[]
  /** How its API speaks, beside plain REST. */
  readonly profile?: Partial<Profile>
  /** The same where rules are added. */
  readonly profileWithRules?: Partial<Profile>
  /** Puts rules beside the operations of its specification. */
  readonly addRules?: (document: Document, operations: readonly Operation[]) => void
  /** @param home where its packages are; what it keeps goes there as well */
  readonly start: (home: string) => Promise<RunningServer>
}

/** A port of the loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

interface Program {
  readonly cwd: string
  readonly environment?: Readonly<Record<string, string>>
  /** A user of the system, where the program refuses to run as root. */
  readonly user?: number
}

/** Starts a program that serves. @returns a function that ends it */
export function serve(command: string, given: readonly string[], { cwd, environment, user }: Program) {
  const child = spawn(command, given, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void (said = (said + part.toString()).slice(-4000)))
  const stop = () => void child.kill()
  process.once('exit', stop)
  const ended = new Promise<void>(resolve => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  return {
    said: () => said,
    isOver: () => child.exitCode !== null,
    async stop() {
      process.off('exit', stop)
      child.kill()
      await ended
    },
  }
}

const SECONDS = 120

/** Waits until an address answers. @throws Error when it does not, with what the program said */
export async function waitFor(address: string, program: Pick<ReturnType<typeof serve>, 'said' | 'isOver'>) {
  for (let left = SECONDS * 4; left > 0 && !program.isOver(); left--) {
    // oxlint-disable-next-line no-await-in-loop -- One attempt after the other.
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    // oxlint-disable-next-line no-await-in-loop -- the same
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error(`${address} does not answer: ${program.said()}`)
}
