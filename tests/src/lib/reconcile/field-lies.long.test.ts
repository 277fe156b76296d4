import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { createRandom } from '#contracts/verify/random.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { readStatement, writeStatement } from '#src/lib/statement/file.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { createBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { actions, runDueJobs, runHistory, statementOf } from '#tests/support/histories/account-history.ts'
import { EVERY_KIND } from '#tests/support/histories/every-kind.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { tellWhole, withKeysAlone } from '#tests/support/tampering/consistent-telling.ts'
import { fieldLies } from '#tests/support/tampering/field-lies.ts'

/** `npm test` tries every so many of the lies; `npm run test:deep` all of them. */
const EVERY = process.env.DEEP ? 1 : 29

/** The fields that docs/statement.md says can be told otherwise together with all that follows. */
const CANNOT_BE_TOLD = new Set(
  readFileSync('docs/statement.md', 'utf8')
    .split('## Lies that agree with each other')[1]!
    .split('\n## ')[0]!
    .match(/`[a-zA-Z]+\.[a-zA-Z]+`/g)!
    .map(name => name.slice(1, -1)),
)

/** Tried in each run: once nobody noticed these. */
const ALWAYS = new Set([
  'exchanges.toPrice',
  'exchanges.spreadRate',
  'shareSubscriptions.allottedShares',
  'loans.status',
  'loanPayments.instalment',
  'bibiOrders.status',
  'quickOrders.payoutRate',
  'quickOrders.openPriceTime',
  'quickOrders.closePriceTime',
  'contractOrders.orderType',
  'fills.profit',
])

const keyOf = ({ check, subject, verdict }: Finding) => JSON.stringify([check, subject, verdict])

/** The random account of a person whose days are all published. */
async function accountOf(backEnd: BackEnd, life: Parameters<typeof runHistory>[1]): Promise<Statement> {
  const person = await runHistory(backEnd, [...EVERY_KIND, ...life])
  const midnight = Math.ceil(backEnd.services.market.now() / DAY) * DAY
  backEnd.clock.advance(midnight + HOUR - backEnd.clock.now())
  await runDueJobs(backEnd)
  return withKeysAlone(readStatement(writeStatement(await statementOf(backEnd, person))))
}

itWithStore(
  'check of an account names every field of every record that is told otherwise together with all that follows, but for those that are documented',
  async (store, clock) => {
    // The check itself knows no database.
    if (store.engine !== 'sqlite') return
    const backEnd = createBackEnd(store, clock)
    const lives = fc.array(actions(fc), { minLength: 15, maxLength: 40, size: 'max' })
    const silent = new Map<string, string>()
    let index = 0
    await fc.assert(
      fc.asyncProperty(lives, fc.nat(), async (life, seed) => {
        const honest = await accountOf(backEnd, life)
        const findings = [...reconcile(honest)]
        expect(findings.filter(({ verdict }) => verdict.is === 'disagrees')).toEqual([])
        const known = new Set(findings.map(keyOf))
        for (const lie of fieldLies(honest, createRandom(seed).below)) {
          if (index++ % EVERY !== 0 && !ALWAYS.has(lie.field)) continue
          const { told, found } = tellWhole(honest, lie)
          const isNew = (finding: Finding) => finding.verdict.is === 'unknown' && !known.has(keyOf(finding))
          if (found.length > 0 || [...reconcile(told)].some(isNew)) continue
          silent.set(lie.field, `${lie.how} ${lie.id}`)
        }
      }),
      { seed: 1, numRuns: 1, endOnFailure: true },
    )
    expect(index).toBeGreaterThan(500)
    expect([...silent].filter(([field]) => !CANNOT_BE_TOLD.has(field))).toEqual([])
  },
  1_800_000,
)
