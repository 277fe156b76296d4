/** Answers of an account and a deployment in which there is nothing yet. */
import { mocks } from '../api/generated/mocks.ts'
import type { MockedId } from './lively.ts'
import { isFields, type Answer, type Fields } from './fields.ts'

/** Lists of a fixed length, which are never empty. */
const FIXED = new Set([
  'parts',
  'levels',
  'points',
  'leverages',
  'recoveryCodes',
  'termsPath',
  'hoursChanges',
])
const FIXED_LISTS: ReadonlySet<MockedId> = new Set<MockedId>(['listAwardTotals'])

const FIGURES =
  /^(?:available|held|total|value|earned|equity|followers|members|count|allMarginAmount|profitAndLose|profitAndLoseToday|userBalanceConvert|unread)$/

function emptied(value: Fields): Fields {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptiedField(name, one)]))
}

function emptiedField(name: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    if (!FIXED.has(name)) return []
    return value.map((one: unknown) => (isFields(one) ? emptied(one) : one))
  }
  if (isFields(value)) return emptied(value)
  if (!FIGURES.test(name)) return value
  return typeof value === 'number' ? 0 : typeof value === 'string' ? '0' : value
}

/** The example of an operation without its rows, and with figures of zero where it tells what an account has. */
export function emptyAnswer(id: MockedId, isRead: boolean): Answer {
  const answer: Answer = mocks[id].example()
  if (answer.rows && !FIXED_LISTS.has(id)) return { ...answer, rows: [], total: 0 }
  if (!isRead) return answer
  if (typeof answer.data === 'number') return { ...answer, data: 0 }
  if (answer.rows) return { ...answer, rows: answer.rows.map(row => (isFields(row) ? emptied(row) : row)) }
  return isFields(answer.data) ? { ...answer, data: emptied(answer.data) } : answer
}
