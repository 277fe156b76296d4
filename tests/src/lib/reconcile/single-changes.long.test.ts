import { expect } from 'vitest'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { runHistory, statementOf } from '#tests/support/histories/account-history.ts'
import { EVERY_KIND } from '#tests/support/histories/every-kind.ts'
import { singleChanges, type SingleChange } from '#tests/support/tampering/single-changes.ts'

/** `npm test` tries every so many of the changes; `npm run test:deep` all of them. */
const EVERY = process.env.DEEP ? 1 : 61

const keyOf = ({ check, subject, verdict }: Finding) => JSON.stringify([check, subject, verdict])

/** Whether the check says of this very field, or of this row, that it cannot be checked. */
function isDeclared(
  moneyless: ReadonlySet<unknown>,
  { field, row }: SingleChange,
  { check, subject, arithmetic, verdict }: Finding,
): boolean {
  if (verdict.is !== 'unknown' || check !== 'fields' || arithmetic?.is !== 'fields') return false
  const [list = '', name] = field.split('.')
  // Records that moved no money can be left out, which the check says of the whole list.
  if (name === undefined && subject.id === '')
    return moneyless.has(row['id']) && arithmetic.names.includes(list)
  const isSubject = subject.id === row['id'] || (list === 'balances' && subject.kind === 'balance')
  if (!isSubject) return false
  // Of a record that moved no money every field is named, its id too: it could be left out.
  if (name === undefined) return arithmetic.names.includes('id')
  return arithmetic.names.includes(list === 'fills' || list === 'fundings' ? field : name)
}

itWithStore(
  'reconciliation lets no change of a single field or row pass in silence',
  async (store, clock) => {
    // The check itself knows no database.
    if (store.engine !== 'sqlite') return
    const backEnd = createBackEnd(store, clock)
    const statement = await statementOf(backEnd, await runHistory(backEnd, EVERY_KIND))
    const honest = [...reconcile(statement)]
    expect(honest.filter(({ verdict }) => verdict.is === 'disagrees')).toEqual([])
    const known = new Set(honest.map(keyOf))
    const moneyless = new Set(
      honest.flatMap(({ verdict, subject }) =>
        verdict.is === 'unknown' && verdict.why === 'noMoney' ? [subject.id] : [],
      ),
    )
    const silent = new Map<string, number>()
    let index = 0
    for (const change of singleChanges(statement)) {
      if (index++ % EVERY !== 0) continue
      const findings = [...reconcile(change.apply())]
      const isNoticed = findings.some(
        finding =>
          finding.verdict.is === 'disagrees' ||
          (finding.verdict.is === 'unknown' && !known.has(keyOf(finding))) ||
          isDeclared(moneyless, change, finding),
      )
      if (isNoticed) continue
      const name = `${change.field} ${change.how}`
      silent.set(name, (silent.get(name) ?? 0) + 1)
    }
    expect(index).toBeGreaterThan(5000)
    expect([...silent]).toEqual([])
  },
  1_800_000,
)
