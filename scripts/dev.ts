/**
 * The app with hot reload at http://localhost:5173, on a reference back end of its own that starts anew when its sources or the
 * specification change; what `npm run dev` runs.
 */
import { spawn } from 'node:child_process'

const port = process.env.PORT ?? '8080'
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
