/** The program as a process of its own, with its flags, which also says how long its event loop was blocked. Needs Linux's /proc. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'

export interface ServerProcess {
  readonly port: number
  /** The resident set, in MiB. */
  memory(): number
  /** Processor time so far, of all its threads, in seconds. */
  processor(): number
  /** The longest block of the event loop since it was asked last, in milliseconds. */
  longestBlock(): Promise<number>
  stop(): Promise<void>
}

/** Starts the program with these settings. @throws Error when it does not start */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const child = fork(import.meta.filename, ['serve'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG: 'off', ...settings },
    execArgv: scripts.start.split(' ').filter(word => word.startsWith('--')),
  })
  const exited = once(child, 'exit')
  const [port] = (await Promise.race([once(child, 'message'), exited])) as [unknown]
  if (typeof port !== 'number' || child.exitCode !== null) throw new Error('The program does not start.')
  return {
    port,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    processor: () => {
      // After the name, which is in parentheses: the 12th and the 13th, in hundredths.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return (Number(fields[11]) + Number(fields[12])) / 100
    },
    longestBlock: async () => {
      child.send('block')
      const [block] = (await once(child, 'message')) as [number]
      return block
    },
    stop: async () => {
      child.send('stop')
      const force = setTimeout(() => child.kill('SIGKILL'), 30_000)
      await exited
      clearTimeout(force)
    },
  }
}

async function serve(): Promise<void> {
  const server = await startServer(readConfig(process.env), silentLog)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const stop = () => void server.stop().finally(() => process.exit())
  process.once('disconnect', stop)
  process.on('message', message => {
    if (message === 'stop') return stop()
    process.send?.(delay.max / 1e6)
    delay.reset()
  })
  process.send?.(Number(new URL(server.urls[0]!).port))
}

if (process.argv[1] === import.meta.filename) await serve()
