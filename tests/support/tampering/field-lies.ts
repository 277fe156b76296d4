/**
 * Lies of one field of one record: by a drawn amount, as its neighbour's, as another of its values, or left out. What follows from each of them
 * is told by consistent-telling.ts.
 */
import { scaleOf } from '#src/lib/money/decimal.ts'
import { add, subtract, trimZeros } from '#src/lib/money/money.ts'
import type { SubjectKind } from '#src/lib/reconcile/finding.ts'
import { revealedUntil } from '#src/lib/reconcile/market/days.ts'
import type { Field } from '#src/lib/statement/row-shape.ts'
import { ACCOUNT_SHAPES, type Statement } from '#src/lib/statement/statement.ts'
import type { TamperedStatement } from './fault.ts'

export type Row = Record<string, unknown>
/** A whole number from 0 up to a bound, which is left out. */
export type Draw = (bound: number) => number

/** The lists of records, by what findings call them. */
export const RECORDS: Partial<Record<keyof typeof ACCOUNT_SHAPES, SubjectKind>> = {
  deposits: 'deposit',
  withdrawals: 'withdrawal',
  exchanges: 'exchange',
  pledgeOrders: 'pledgeOrder',
  miningOrders: 'miningOrder',
  shareSubscriptions: 'newShares',
  loans: 'loan',
  loanPayments: 'loan',
  awards: 'award',
  spotOrders: 'spotOrder',
  bibiOrders: 'bibiOrder',
  quickOrders: 'quickOrder',
  contractOrders: 'contract',
  positions: 'contract',
  fills: 'contract',
  fundings: 'contract',
}
export const RECORD_LISTS = Object.keys(RECORDS) as (keyof typeof RECORDS)[]

/** One lie, before anything follows from it. */
export interface FieldLie {
  /** Such as `deposits.fee`. */
  readonly field: string
  readonly how: string
  readonly id: string
  readonly tell: (told: TamperedStatement) => { readonly row: Row; readonly name: string }
}

/** The rows of a list; fills and fundings are those of all positions, or of one. */
export function rowsOf(statement: Statement | TamperedStatement, list: string, positionId?: string): Row[] {
  const positions = statement.positions.filter(({ id }) => positionId === undefined || id === positionId)
  if (list === 'fills') return positions.flatMap<object>(({ fills }) => fills) as Row[]
  if (list === 'fundings') return positions.flatMap<object>(({ fundings }) => fundings) as Row[]
  return statement[list as 'deposits'] as object[] as Row[]
}

/** The id of the record that a row belongs to. */
function idOf(statement: Statement, list: string, row: Row): string {
  const owner = statement.positions.find(({ id }) => rowsOf(statement, list, id).includes(row))
  return String(list === 'fills' || list === 'fundings' ? owner!.id : (row['loanId'] ?? row['id']))
}

/** A drawn amount of some units of the last decimal, most of them small. */
function drawnAmount(text: string, draw: Draw): string {
  const units = 1 + draw(10 ** (1 + draw(4)))
  const scale = Math.max(scaleOf(text), 2)
  return (units / 10 ** scale).toFixed(scale)
}

function drawnValues(field: Field, value: unknown, draw: Draw): [how: string, value: unknown][] {
  if (typeof field !== 'string')
    return field.filter(one => one !== value).map(one => [`becomes ${String(one)}`, one])
  const removed: [string, unknown][] = field.endsWith('?') && value !== null ? [['removed', null]] : []
  if (value === null) return []
  const kind = field.replace('?', '')
  if (kind === 'decimal') {
    const by = drawnAmount(String(value), draw)
    return [
      ...removed,
      ['more', trimZeros(add(String(value), by))],
      ['less', trimZeros(subtract(String(value), by))],
    ]
  }
  if (kind === 'time' || kind === 'integer') {
    const by = kind === 'integer' ? 1 + draw(5) : 1000 * (1 + draw(10 ** (1 + draw(4))))
    return [...removed, ['more', Number(value) + by], ['less', Number(value) - by]]
  }
  return removed
}

/** What happened at the newest published midnight: that price belongs to the day whose key comes next. */
const isOfToday = ({ marketDays }: Statement, row: Row) =>
  Number(row['time'] ?? 0) >= revealedUntil(marketDays)

/** One drawn lie of each kind and way: of every field of every kind of record, in a drawn row. */
export function* fieldLies(statement: Statement, draw: Draw): Generator<FieldLie> {
  for (const list of RECORD_LISTS) {
    const rows = rowsOf(statement, list)
    for (const [name, kind] of Object.entries(ACCOUNT_SHAPES[list])) {
      const lie = (how: string, index: number, value: unknown): FieldLie => ({
        field: `${list}.${name}`,
        how,
        id: idOf(statement, list, rows[index]!),
        tell: told => {
          const row = rowsOf(told, list)[index]!
          row[name] = value
          return { row, name }
        },
      })
      if (rows.length === 0) continue
      const hows = new Map<string, [number, unknown][]>()
      for (const [index, row] of rows.entries()) {
        if (isOfToday(statement, row)) continue
        for (const [how, value] of drawnValues(kind as Field, row[name], draw))
          hows.set(how, [...(hows.get(how) ?? []), [index, value]])
        const others = rows.filter(other => other[name] !== row[name] && other[name] !== null)
        const neighbour = others[draw(Math.max(1, others.length))]
        if (neighbour) hows.set("neighbour's", [...(hows.get("neighbour's") ?? []), [index, neighbour[name]]])
      }
      for (const [how, all] of hows) {
        const [index, value] = all[draw(all.length)]!
        yield lie(how, index, value)
      }
    }
  }
}
