/**
 * Compares the API with the released one: fails where it breaks what was built for that, unless `info.version` says so, or where
 * something is deprecated without the day of its end. docs/api-versions.md
 */
import { breakingChanges } from './api-changes.ts'
import { apiFaults, BUNDLE, RELEASED, snapshotOf } from './api-versions.ts'
import { readSpecification } from './specification.ts'

const [released, now] = [readSpecification(RELEASED), readSpecification(BUNDLE)]
const today = new Date().toISOString().slice(0, 10)
const faults = apiFaults(released, now, today)
const breaks = breakingChanges(released, snapshotOf(now), today)
for (const change of breaks) (faults.length > 0 ? console.error : console.log)(change)
console.log(
  `API ${now.info.version}: ${breaks.length} breaking changes since ${released.info.version} was released.`,
)
if (faults.length > 0)
  console.error('Keep the old form beside the new one, or raise info.version: docs/api-versions.md')
process.exitCode = faults.length > 0 ? 1 : 0
