import { chromium } from '@playwright/test'
import { browserLaunchOptions } from '../browser.ts'
import { PHONE, type Driver } from './driver.ts'

/** Chromium by the DevTools protocol, as all other browser tests use it. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch(browserLaunchOptions())
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Which the other tests block.
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  return {
    goTo: async url => void (await page.goto(url)),
    run: (action, ...args) => page.evaluate(`(${action})(...${JSON.stringify(args)})`),
    load: async script => void (await page.evaluate(`{${script}};undefined`)),
    async press(first, ...others) {
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      // oxlint-disable-next-line no-await-in-loop -- One after another, as a finger moves.
      for (const { x, y } of others) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    type: text => page.keyboard.type(text),
    keys: (...keys) => page.keyboard.press(keys.join('+')),
    attach: (selector, file) => page.locator(selector).setInputFiles(file),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
