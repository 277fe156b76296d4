/**
 * `npm run contracts:variations`: verifies the reference back end with each allowed variation, and prints what was found, which are false
 * alarms. `-- "encoded as gzip"` takes those whose name has this text, `--only listSpotOrders,wallet` these operations or areas; `--together`
 * takes as many as go together in each verification.
 */
import { parseArgs } from 'node:util'
import { startReference } from '#contracts/reference/back-end.ts'
import { readMaterial } from '#contracts/material.ts'
import { measureVariation } from './measure.ts'
import { groups, variations } from './variations.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, together: { type: 'boolean', default: false } },
})
const material = readMaterial()
const chosen = (values.together ? groups : variations).filter(
  ({ name }) => positionals.length === 0 || positionals.some(part => name.includes(part)),
)
const say = (line: string) => process.stdout.write(`${line}\n`)
let clean = 0
for (const variation of chosen) {
  const reference = await startReference()
  const result = await measureVariation(
    reference,
    material,
    variation,
    values.only.split(',').filter(Boolean),
  ).finally(() => reference.stop())
  const { name, changes, rows, falseAlarms, milliseconds } = result
  if (falseAlarms.length === 0 && changes > 0) clean++
  const seconds = (milliseconds / 1000).toFixed(0)
  say(`${name}: ${falseAlarms.length} false alarms, ${rows} rows, ${changes} answers varied, ${seconds} s`)
  if (falseAlarms.length > 0) say(`  permitted by: ${variation.permitted}`)
  for (const line of falseAlarms.slice(0, 20)) say(`  ${line}`)
}
say(`${clean} of ${chosen.length} variations without a false alarm`)
process.exit(clean === chosen.length ? 0 : 1)
