import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, type Random } from '#contracts/verify/random.ts'
import { createApi, type Api } from './api.ts'
import { createFindings, type Findings } from './findings.ts'
import type { Specification } from '#scripts/specification.ts'
import { readOperations } from './operations.ts'
import type { People } from './people.ts'
import { createPool } from './pool.ts'
import { createRun } from './run.ts'
import { createClient } from './send.ts'
import type { Target } from './target.ts'

export interface FuzzOptions {
  readonly specification: Specification
  readonly seed: number
  readonly calls: number
  /** Makes only this call, after the accounts were created. */
  readonly only?: number | undefined
  /** Calls at the same time. */
  readonly lanes?: number
  /** Operations that are left out. */
  readonly without?: readonly string[]
  /** Starts the back end, the second time on the same data with the settings that are given. */
  start(settings?: Readonly<Record<string, string>>): Promise<Target>
  /** Creates the accounts and their data. */
  createPeople(api: Api, random: Random): Promise<People>
  /** Whether the last part of the run is against a back end with rate limits. */
  readonly isLimitedAtEnd?: boolean
  readonly onCall?: (number: number) => void
}

/** The result of a run. */
export interface FuzzResult {
  readonly findings: Findings
  readonly calls: number
  /** The calls including their prerequisites. */
  readonly sent: number
  readonly seconds: number
  /** Bytes in use after a forced collection, after a tenth of the calls and at the end. */
  readonly memory: { readonly early: number; readonly late: number } | undefined
  readonly url: string
}

/**
 * Allowed memory growth after the first tenth of the calls, in bytes. It covers the bounded caches: prepared statements,
 * compiled validators, accepted headers, candles, known hosts, buckets of the limiter.
 */
export const MAX_MEMORY_GROWTH = 64 * 1_048_576

/** The share of calls made with rate limits, and the settings for them: the client address comes from a proxy header. */
const LIMITED_SHARE = 0.02
const LIMITED = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }

function judgeMemory(memory: FuzzResult['memory'], findings: Findings): void {
  if (!memory || memory.late - memory.early <= MAX_MEMORY_GROWTH) return
  const [early, late] = [memory.early, memory.late].map(bytes => `${Math.round(bytes / 1_048_576)} MB`)
  findings.add({ kind: 'memory grew', detail: `from ${early} after a tenth of the calls to ${late}` })
}

/** How long it may take to learn that a process has ended, in milliseconds. */
const EXIT_NOTICE_DELAY = 500

/** Runs an action on the back end; if the back end exits meanwhile, that is a finding and no error. */
async function whileItRuns<Value>(target: Target, findings: Findings, action: () => Promise<Value>) {
  if (target.endedBy() !== undefined) return undefined
  try {
    return await action()
  } catch (error) {
    await sleep(EXIT_NOTICE_DELAY)
    const how = target.endedBy()
    if (how === undefined) throw error
    findings.add({ kind: 'process ended', detail: how })
    return undefined
  }
}

async function judgeEnd(target: Target, people: People, before: string | undefined, findings: Findings) {
  const after = await people.witness?.statement()
  if (after !== before) {
    const old = new Set(before?.split('\n'))
    const changed = after?.split('\n').find(line => !old.has(line))
    findings.add({
      kind: 'witness changed',
      detail: `${changed}\n  was: ${before?.split('\n').find(line => line.split(' ')[0] === changed?.split(' ')[0])}`,
    })
  }
  for (const message of (await target.verify?.()) ?? [])
    findings.add({ kind: 'ledger does not add up', detail: message })
  target.takeErrors().forEach(findings.log)
}

/** Creates the accounts, makes the calls, and judges them and the final state of the back end. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { specification, seed, calls, only, lanes = 16, without = [], onCall } = options
  const operations = readOperations(specification)
  const findings = createFindings()
  const pool = createPool()
  let target = await options.start()
  let client = createClient(target.url)
  try {
    const api = createApi(operations, () => client, pool)
    const people = await options.createPeople(api, createRandom(seed, -1))
    const before = await people.witness?.statement()
    const ground = { pool, people, now: () => Date.now() }
    const called = operations.filter(({ id }) => !without.includes(id))
    const given = { operations: called, ground, seed, findings, lanes, onCall }
    const started = performance.now()
    let run = createRun(target, given)
    let memory: FuzzResult['memory']
    let sentBefore = 0
    if (only !== undefined) await run.calls(only, only)
    else {
      const limitedFrom = options.isLimitedAtEnd ? Math.ceil(calls * (1 - LIMITED_SHARE)) : calls
      const memoryOf = async () => target.memory?.()
      await run.calls(1, Math.ceil(calls / 10))
      const early = await whileItRuns(target, findings, memoryOf)
      await run.calls(Math.ceil(calls / 10) + 1, limitedFrom)
      const late = await whileItRuns(target, findings, memoryOf)
      if (early !== undefined && late !== undefined) memory = { early, late }
      judgeMemory(memory, findings)
      if (limitedFrom < calls && target.endedBy() === undefined) {
        sentBefore = run.sent()
        run.close()
        client.close()
        await target.stop()
        target = await options.start(LIMITED)
        client = createClient(target.url)
        run = createRun(target, given)
        await run.calls(limitedFrom + 1, calls)
      }
    }
    run.close()
    const sent = sentBefore + run.sent()
    const seconds = (performance.now() - started) / 1000
    await whileItRuns(target, findings, () => judgeEnd(target, people, before, findings))
    return { findings, calls: only === undefined ? calls : 1, sent, seconds, memory, url: target.url }
  } finally {
    client.close()
    await target.stop()
  }
}
