/**
 * How long one verification of all operations takes, with every state, against the reference back end in a process of its own: as a
 * multiple of a plain replay of the same requests, those of the state hook included, which sends as many at a
 * time as the verifier sends probes of one operation, and reads the answers. A first verification goes through a proxy that records its requests; it is not measured.
 */
import { readMaterial } from '#contracts/material.ts'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createClient } from '#contracts/verify/client.ts'
import { readOptions } from '#contracts/verify/options.ts'
import { countRows } from '#contracts/verify/results.ts'
import { verify } from '#contracts/verify/verify.ts'
import type { Sent } from '#contracts/verify/wire.ts'
import { printComparison, takeTurns } from './support/compare.ts'
import { startRecordingProxy } from './support/recording-proxy.ts'

const TURNS = 3
const IN_FLIGHT = 8
/** Of the time of the plain replay. */
const BUDGET = 12

const child = spawn(process.execPath, ['contracts/reference/back-end.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
const [url, states] = [(await lines.next()).value as string, (await lines.next()).value as string]
const material = readMaterial()

/** Seconds. */
async function timeVerification(backEnd: string): Promise<number> {
  const hook = backEnd + new URL(states).pathname
  const options = readOptions(['--url', backEnd, '--states', hook], material.operations)
  const { rows, milliseconds } = await verify(options, material)
  const { passed, failed, notRun } = countRows(rows)
  for (const row of rows) {
    if (row.outcome !== 'failed') continue
    console.log(`failed: ${row.operation}: ${row.name}: ${row.problems.map(({ says }) => says).join('; ')}`)
  }
  console.log(
    `${material.operations.length} operations: ${passed} passed, ${failed} failed, ${notRun} not run`,
  )
  return milliseconds / 1000
}

/** Seconds. */
async function timeReplay(requests: readonly Sent[]): Promise<number> {
  const client = createClient(new URL(url))
  const started = performance.now()
  const waiting = requests.values()
  const sendAll = async () => {
    for (const request of waiting) await client.send(request, { untilEvent: true })
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendAll))
  client.close()
  return (performance.now() - started) / 1000
}

try {
  const proxy = await startRecordingProxy(url)
  await timeVerification(proxy.url)
  proxy.close()
  const { requests } = proxy
  await timeReplay(requests)
  const turns = await takeTurns(
    TURNS,
    () => timeReplay(requests),
    () => timeVerification(url),
  )
  const reference = `plain replay of ${requests.length} requests`
  printComparison('verification', turns, { reference, unit: 's', digits: 2 }, { ratio: BUDGET })
} finally {
  child.kill()
}
