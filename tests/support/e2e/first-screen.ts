/** Pages whose app has not come yet. */
import { expect, type Page } from './browser-test.ts'

/** The code of the app. */
export const APP = '**/assets/app-*.js'

/** Keeps the code of the app back. @returns lets it come, and waits until the app has taken over */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {}
  const coming = new Promise<void>(resolve => (letCome = resolve))
  await page.route(APP, async route => {
    await coming
    await route.continue()
  })
  return async () => {
    letCome()
    await expect(firstScreen(page)).toHaveCount(0)
  }
}

/** What the page shows before the app has taken over. */
export const firstScreen = (page: Page) => page.locator('#root > [data-prerendered]')
