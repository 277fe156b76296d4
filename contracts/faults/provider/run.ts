/** `npm run contracts:faults -- provider`: the table of provider faults, and whether the verifier catches each by its name. */
import { startReference } from '../../reference/back-end.ts'
import { countRows } from '../../verify/results.ts'
import { readMaterial } from '../../verify/verify.ts'
import { providerFaults } from './list.ts'
import { measure, verifyWith } from './measure.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const shortened = (text: string) => (text.length > 110 ? `${text.slice(0, 109)}…` : text)

/** Runs them all, or those whose name holds a word, and gives how many were missed, false alarms included. */
export async function runProviderFaults(words: readonly string[] = []): Promise<number> {
  const reference = await startReference()
  try {
    const material = readMaterial()
    const faults = providerFaults.filter(({ name }) => words.every(word => name.includes(word)))
    const width = Math.max(...faults.map(({ name }) => name.length)) + 2
    const calm = await verifyWith(reference, material, [...new Set(faults.map(({ operation }) => operation))])
    const alarms = countRows(calm.rows).failed
    say(`${'without a fault'.padEnd(width)}${alarms === 0 ? 'no alarm' : `${alarms} FALSE ALARMS`}`)
    let missed = alarms
    for (const fault of faults) {
      const { name, caughtBy, failed } = await measure(reference, material, fault)
      if (caughtBy === undefined) missed++
      const verdict = caughtBy === undefined ? `MISSED (${failed} other rows failed)` : shortened(caughtBy)
      say(`${name.padEnd(width)}${verdict}`)
    }
    say(
      `\n${faults.length - (missed - alarms)} of ${faults.length} provider faults caught by name, ${alarms} false alarms`,
    )
    return missed
  } finally {
    await reference.stop()
  }
}

if (import.meta.main) process.exitCode = (await runProviderFaults(process.argv.slice(2))) === 0 ? 0 : 1
