/** Finds a Chromium without downloading one: CHROMIUM_PATH, the system's, the one inside an npm package. */
import { existsSync } from 'node:fs'

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

/** Launch options for playwright-core or @playwright/test. */
export async function browserLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, and nothing is there.`)
  const found = given ?? SYSTEM_PATHS.find(path => existsSync(path))
  if (found) return { executablePath: found, args: OFFLINE_FLAGS }

  const { default: packaged } = await import('@sparticuz/chromium')
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...OFFLINE_FLAGS] }
}
