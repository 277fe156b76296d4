/** Keeps the last run of each tool, as a run takes long. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from './install.ts'
import type { Measurement } from './measure.ts'

export interface Run extends Measurement {
  /** Every how many faults of each kind were tried. */
  readonly share: number
  /** `2026-11-26` */
  readonly day: string
}

const RUNS = join(CACHE, 'runs')
const fileOf = (name: string) => join(RUNS, `${name}.json`)

export function keepRun(name: string, run: Run): void {
  mkdirSync(RUNS, { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(run, null, 1))
}

/** The last run of a tool, if there was one. */
export function readRun(name: string): Run | undefined {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Run) : undefined
}
