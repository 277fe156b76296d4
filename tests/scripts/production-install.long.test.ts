import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

/** What the program consists of, besides its packages and the built app. */
const PROGRAM = ['package.json', 'package-lock.json', '.npmrc', 'openapi', 'scripts', 'server', 'src']

const folder = mkdtempSync(join(tmpdir(), 'fairline-production-'))
let server: ChildProcess | undefined

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** The address that the program says it is at. @throws Error with its words when it ends before */
function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    program.stderr!.on('data', (text: Buffer) => {
      said += text
      const [, url] = /Fairline is at (\S+)/.exec(said) ?? []
      if (url) resolve(url)
    })
    program.once('exit', () => reject(new Error(`It ended: ${said}`)))
  })
}

it('the program starts with what `npm ci --omit=dev` installs, and is ready', async () => {
  const files = execFileSync('git', ['ls-files', '-z', ...PROGRAM], { encoding: 'utf8' }).split('\0')
  for (const file of files.filter(name => name !== '' && existsSync(name))) cpSync(file, join(folder, file))
  // The packages are there: `npm ci` has fetched them to run this. Their scripts fetch Node, which runs this already.
  const install = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline']
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' })
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false)

  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), MARKET_SEED: '5' }
  server = spawn(process.execPath, ['scripts/serve.ts', '--no-build'], { cwd: folder, env, stdio: 'pipe' })
  const url = await addressOf(server)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const headers = { 'Accept-Language': 'en', LanguageId: '2' }
  const site = await fetch(`${url}/api/siteInfo/getSiteInfo`, { headers })
  expect(await site.json()).toMatchObject({ code: 200 })
})
