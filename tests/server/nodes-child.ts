/** A node as a process of its own: prints its address once it listens. See nodes.long.test.ts. */
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'

try {
  const server = await startServer(
    readConfig(process.env),
    createLog(lines => void process.stderr.write(lines)),
  )
  process.stdout.write(`${server.urls[0]}\n`)
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  const reason = await server.ended
  process.stderr.write(`${reason}\n`)
  await server.stop()
  process.exit(1)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
