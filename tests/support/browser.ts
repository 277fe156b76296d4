/** Finds a Chromium without downloading one: CHROMIUM_PATH, the system's, the one inside an npm package. */
import { existsSync } from 'node:fs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What keeps it from calling home, where there is no way out. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options for playwright-core or @playwright/test. */
export async function browserLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, and nothing is there.`)
  const found = given ?? SYSTEM.find(path => existsSync(path))
  if (found) return { executablePath: found, args: QUIET }

  const { default: packaged } = await import('@sparticuz/chromium')
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...QUIET] }
}
