/** Finds a Chromium without downloading one: CHROMIUM_PATH, the one inside an npm package, the system's. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

export interface BrowserLaunchOptions {
  executablePath: string
  args: string[]
}

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags that stop Chromium's own network requests, as there may be no network. */
const OFFLINE_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NOT_FOUND = 'No Chromium was found: name one in CHROMIUM_PATH.'

const CACHE = join(import.meta.dirname, '../../.cache')

function givenPath(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, and nothing is there.`)
  return given || undefined
}

/** Unpacks the headless shell inside an npm package once. Undefined where it does not run: it is built for Linux on x64. */
function unpackHeadlessShell(): string | undefined {
  const files = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../..')
  const { version } = JSON.parse(readFileSync(join(files, 'package.json'), 'utf8')) as { version: string }
  const shell = join(CACHE, `headless-shell-${version}`)
  if (!existsSync(shell)) {
    mkdirSync(CACHE, { recursive: true })
    // Renamed when it is complete, as another process may look for it meanwhile.
    const unfinished = `${shell}-${process.pid}`
    const packed = readFileSync(join(files, 'bin/chromium.br'))
    writeFileSync(unfinished, brotliDecompressSync(packed), { mode: 0o755 })
    renameSync(unfinished, shell)
  }
  return spawnSync(shell, ['--version']).status === 0 ? shell : undefined
}

/**
 * Launch options for playwright-core or @playwright/test. The packaged headless shell is preferred: one version on every machine, and a
 * page takes half the processor time that a desktop browser's takes, which draws a window of its own for each.
 */
export function browserLaunchOptions(): BrowserLaunchOptions {
  const path = givenPath() ?? unpackHeadlessShell() ?? SYSTEM_PATHS.find(one => existsSync(one))
  if (path === undefined) throw new Error(NOT_FOUND)
  return { executablePath: path, args: OFFLINE_FLAGS }
}

/** Launch options with a whole browser, not the headless shell, in which Lighthouse cannot load a page. */
export function wholeBrowserLaunchOptions(): BrowserLaunchOptions {
  const path = givenPath() ?? SYSTEM_PATHS.find(one => existsSync(one))
  if (path === undefined) throw new Error(NOT_FOUND)
  return { executablePath: path, args: OFFLINE_FLAGS }
}
