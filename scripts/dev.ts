/**
 * The app with hot reload, on a reference back end of its own that starts anew when its sources or the specification change; what `npm run dev`
 * runs. The app is at http://localhost:5173 and the back end at 8080 (`PORT`), or at the next port that is free; both say where.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const USUAL_PORT = 8080

/** The first port from this one on that nothing listens on. */
async function freePort(from: number): Promise<number> {
  const server = createServer().listen(from, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort(from + 1)
  }
  server.close()
  await once(server, 'close')
  return from
}

const port = process.env.PORT ?? String(await freePort(USUAL_PORT))
const watched = ['server', 'src/lib', 'src/api/generated', 'openapi/bundle.json'].map(
  path => `--watch-path=${path}`,
)
const backEnd = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', 'scripts/serve.ts', '--no-build'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  },
)
const frontEnd = spawn('npx', ['--no-install', 'vite'], {
  stdio: 'inherit',
  env: { ...process.env, API_URL: `http://localhost:${port}` },
})

/** When one process exits, the other is stopped. */
for (const [one, other] of [
  [backEnd, frontEnd],
  [frontEnd, backEnd],
] as const) {
  one.once('exit', code => {
    other.kill()
    process.exitCode ??= code ?? 0
  })
}
