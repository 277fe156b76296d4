/**
 * The app with hot reload at http://localhost:5173, on a reference back end of its own that starts anew when its sources or the
 * specification change; what `npm run dev` runs.
 */
import { spawn } from 'node:child_process'

const port = process.env.PORT ?? '8080'
const watched = ['server', 'src/lib', 'src/api/generated', 'openapi/bundle.json'].map(
  path => `--watch-path=${path}`,
)
const back = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', 'scripts/serve.ts', '--no-build'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  },
)
const front = spawn('npx', ['--no-install', 'vite'], {
  stdio: 'inherit',
  env: { ...process.env, API_URL: `http://localhost:${port}` },
})

/** One that ends takes the other with it. */
for (const [one, other] of [
  [back, front],
  [front, back],
] as const) {
  one.once('exit', code => {
    other.kill()
    process.exitCode ??= code ?? 0
  })
}
