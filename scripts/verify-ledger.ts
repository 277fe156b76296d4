/**
 * Recomputes every invariant of the ledger and prints the findings; exit code 1 when there are any. Changes nothing and may run while
 * the back end is running: `npm run verify-ledger`.
 */
import { readConfig } from '../server/config.ts'
import { CHECK_NAMES, verifyLedger } from '../server/features/verify-ledger.ts'
import { openConfiguredStore } from '../server/create-services.ts'

const store = await openConfiguredStore(readConfig(process.env), Date, { withoutTimeouts: true })
try {
  const findings = await verifyLedger(store)
  for (const name of CHECK_NAMES) {
    const broken = findings.filter(finding => finding.check === name)
    console.log(`${broken.length === 0 ? 'holds ' : 'BROKEN'}  ${name}`)
    for (const { message } of broken) console.log(`          ${message}`)
  }
  console.log(findings.length === 0 ? 'The ledger is consistent.' : `${findings.length} findings.`)
  if (findings.length > 0) process.exitCode = 1
} finally {
  await store.close()
}
