/** Measures the budgets of docs/architecture.md one after the other: `npm run bench`, or `npm run bench -- quotes` for one of them. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

const wanted = process.argv.slice(2)
const benches = globSync('tests/bench/*.ts')
  .toSorted()
  .filter(file => wanted.length === 0 || wanted.includes(basename(file, '.ts')))
if (benches.length === 0) {
  console.error(`No bench is called ${wanted.join(' or ')}.`)
  process.exit(1)
}

for (const file of benches) {
  console.log(`\n── ${basename(file, '.ts')}`)
  // The flag is the one of `npm start`.
  const { status } = spawnSync(process.execPath, ['--max-semi-space-size=16', file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
