import type { BrowserContext, Page } from '@playwright/test'

/** Slows a page down to a cheap phone on a slow network: 150 ms, 1.6 Mbit/s, the processor at a quarter. */
export async function slowDownToPhone(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
