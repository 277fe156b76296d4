/** Lighthouse's verdict on a page as a phone would load it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { wholeBrowserLaunchOptions } from './browser.ts'

export interface LighthouseVerdict {
  /** 0 to 100. */
  score: number
  /** Largest contentful paint, ms, as Lighthouse's model of a slow phone has it. */
  lcp: number
  /** Total blocking time, ms. */
  blocked: number
  cls: number
}

/** Fetched when it is needed, as it is large and only a bench does. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** A page with a stream never becomes network-idle: Lighthouse stops waiting after this long, ms. */
const MAX_WAIT = 9000

/**
 * Runs Lighthouse's performance audit with its own settings for a phone, in a process of its own, because a hanging one can then be ended.
 * @throws Error with its last words when it gave no verdict
 */
export async function runLighthouse(url: string): Promise<LighthouseVerdict> {
  const { executablePath, args } = wholeBrowserLaunchOptions()
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const report = join(folder, 'report.json')
  const flags = ['--headless=new', '--no-sandbox', ...args].join(' ')
  const audit = [url, `--chrome-flags=${flags}`, '--only-categories=performance', '--quiet']
  const output = ['--output=json', `--output-path=${report}`, `--max-wait-for-load=${MAX_WAIT}`]
  // Not synchronously: the page may come from this very process.
  const { stderr } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...audit, ...output], {
    env: { ...process.env, CHROME_PATH: executablePath },
    timeout: 120_000,
  }).catch((error: Error) => ({ stderr: error.message }))
  try {
    const { categories, audits } = JSON.parse(readFileSync(report, 'utf8')) as {
      categories: { performance: { score: number } }
      audits: Record<string, { numericValue?: number }>
    }
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      score: Math.round(categories.performance.score * 100),
      lcp: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } catch {
    throw new Error(`Lighthouse gave no verdict on ${url}: ${stderr.trim().split('\n').at(-1) ?? ''}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
