/** How long one verification of all operations takes, with every state, against the reference back end in a process of its own. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { readOptions } from '#contracts/verify/options.ts'
import { countRows } from '#contracts/verify/results.ts'
import { readMaterial, verify } from '#contracts/verify/verify.ts'

const BUDGET = 10
const RUNS = 3

const child = spawn(process.execPath, ['contracts/reference/back-end.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
const [url, states] = [(await lines.next()).value as string, (await lines.next()).value as string]

try {
  const material = readMaterial()
  const options = readOptions(['--url', url, '--states', states], material.operations)
  const seconds: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const { rows, milliseconds } = await verify(options, material)
    const { passed, failed, notRun } = countRows(rows)
    for (const row of rows) if (row.outcome === 'failed') console.log(`failed: ${row.operation}: ${row.name}`)
    const replayed = rows.filter(({ suite }) => suite === 'pact').length
    const probes = rows.filter(({ suite }) => suite === 'probe').length
    seconds.push(milliseconds / 1000)
    console.log(
      `${(milliseconds / 1000).toFixed(1)} s: ${material.operations.length} operations, ${replayed} interactions, ${probes} probes; ${passed} passed, ${failed} failed, ${notRun} not run`,
    )
  }
  const best = Math.min(...seconds)
  const isWithin = best <= BUDGET
  console.log(
    `${isWithin ? 'within' : 'OVER'} the budget of ${BUDGET} s: ${best.toFixed(1)} s in the best of ${RUNS}`,
  )
  process.exitCode = isWithin ? 0 : 1
} finally {
  child.kill()
}
