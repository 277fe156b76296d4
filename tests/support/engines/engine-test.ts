/** The base of tests that run in several engines: a server for each worker, and a browser for each test. */
import { existsSync, writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { createTcpProxy, type TcpProxy } from '../databases/tcp-proxy.ts'
import { PROMPTS_DISMISSED } from '../e2e/browser-test.ts'
import { startBackEnd, type BackEnd, type Person } from '../e2e/server.ts'
import type { Driver, EngineName } from './driver.ts'
import { startChromium } from './chromium-driver.ts'
import { startFirefox } from './firefox-driver.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit-driver.ts'

export { expect }

/** Storage of a person who last looked at Apple, and of one who wants no notices, which would lie over what is pressed. */
export const APPLE = { 'selected-product': { productType: 1, productCode: 'AAPL' } }
export const QUIET = { notices: { off: ['alert', 'order', 'position', 'money'], told: [] } }

/** Where Debian and others have the programs; the first of them that exists. */
const findProgram = (...paths: readonly string[]) => paths.find(path => existsSync(path))
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec']

const PROGRAMS = {
  firefox: findProgram(process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'),
  webKit: findProgram(...LIBRARIES.map(folder => `${folder}/webkit2gtk-4.1/MiniBrowser`)),
  webKitDriver: findProgram('/usr/bin/WebKitWebDriver'),
  display: findProgram('/usr/bin/Xvfb'),
}

/** Starts a browser; undefined where this machine has none of this engine. */
const STARTS: Readonly<Record<EngineName, (() => Promise<Driver>) | undefined>> = {
  Chromium: startChromium,
  Firefox: PROGRAMS.firefox ? () => startFirefox(PROGRAMS.firefox!) : undefined,
  WebKit:
    PROGRAMS.webKit && PROGRAMS.webKitDriver && PROGRAMS.display
      ? () =>
          startWebKit({
            browser: PROGRAMS.webKit!,
            driver: PROGRAMS.webKitDriver!,
            display: PROGRAMS.display!,
          })
      : undefined,
}

interface Fixtures {
  engine: EngineName
  /** Where the visitor finds the server, or none. */
  address: TcpProxy
  visitor: Visitor
  /** Signs somebody in without the form, with so much money. */
  signedIn: (money?: string, entries?: Record<string, unknown>) => Promise<Person>
}

export const test = base.extend<Fixtures, { backEnd: BackEnd }>({
  engine: ['Chromium', { option: true }],
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const server = await startBackEnd()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  address: async ({ backEnd }, use) => {
    const address = await createTcpProxy(backEnd.url)
    await use(address)
    await address.close()
  },
  visitor: async ({ engine, address }, use, testInfo) => {
    const start = STARTS[engine]
    test.skip(!start && !process.env.CI, `This machine has no ${engine}.`)
    if (!start) throw new Error(`This machine has no ${engine}: see .ci/packages.`)
    const driver = await start()
    const visitor = new Visitor(driver, new URL(address.url).origin)
    await use(visitor)
    const folder = process.env.PICTURES
    if (folder || testInfo.status !== testInfo.expectedStatus) {
      const name = `${engine} - ${testInfo.title.replaceAll(/[^\w -]/g, '').slice(0, 80)}.png`
      const path = folder ? `${folder}/${name}` : testInfo.outputPath(name)
      writeFileSync(path, await driver.picture())
    }
    const faults = await visitor.faults()
    await driver.close()
    expect(faults, 'no script of a page threw').toEqual([])
  },
  signedIn: ({ visitor, backEnd }, use) =>
    use(async (money, entries = {}) => {
      const person = await backEnd.signUp(money)
      const session = { token: person.token, userId: person.userId }
      await visitor.remember({ ...PROMPTS_DISMISSED, session, ...entries })
      return person
    }),
})

/** Registers tests once for each engine. */
export function inEachEngine(register: () => void): void {
  for (const engine of ['Chromium', 'Firefox', 'WebKit'] as const) {
    test.describe(engine, () => {
      test.use({ engine })
      register()
    })
  }
}
