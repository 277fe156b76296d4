import { expect, type Page } from './browser-test.ts'

/** Waits until the service worker controls the page and has cached what the page had fetched before. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const kept = () => page.evaluate(async () => (await (await caches.open('assets')).keys()).length)
  await expect.poll(kept).toBeGreaterThan(5)
}
