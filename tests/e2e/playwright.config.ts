/** End-to-end tests: the real server, the built app and a real browser. `npx playwright test --config tests/e2e/playwright.config.ts`. */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from '../support/browser.ts'

const report = process.env.REPORT

export default defineConfig({
  testMatch: '*.test.ts',
  // CI runs those too: see scripts/check.ts.
  testIgnore: process.env.SHORT ? '*.long.test.ts' : [],
  globalSetup: '../support/e2e/build.ts',
  outputDir: '../../test-results',
  // The same pictures for all machines: see docs/decisions/0008.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // One more than cores: tests also wait, for the disk and for timers.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A flaky test is named at the end of the run: see scripts/check.ts.
  retries: 1,
  timeout: 120_000,
  // A busy machine of CI shows as late what is there after all.
  expect: { timeout: process.env.CI === undefined ? 20_000 : 45_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A service worker would bypass request interception; offline.test.ts enables it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
