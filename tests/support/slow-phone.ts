import type { BrowserContext, Page } from '@playwright/test'

/** From a request to the first byte of its answer, ms. */
export const LATENCY = 150

/**
 * Slows a page down to a cheap phone on a slow network: 150 ms, 1.6 Mbit/s, the processor at a quarter. What a service worker asks for itself is
 * not slowed.
 */
export async function slowDownToPhone(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
