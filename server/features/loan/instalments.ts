import { DAY } from '#src/lib/time/time-units.ts'
import { dailyOverdueCharge } from '#src/lib/loan.ts'
import {
  finish,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { lockWallet, type Wallet } from '#server/ledger/ledger.ts'
import { USDT, parseRate, printMoney } from '#server/ledger/units.ts'
import { leaveMessage } from '#server/messages.ts'
import { toLoan, type Loan } from './loan.ts'
import { nextOwed, owedOf, totalOf, type Owed } from './owed.ts'
import { partOf, pay, type After } from './paying.ts'
import { dueAt, lockLoan, updateLoan, type LoanRow } from './row.ts'

const DAY_UNITS = BigInt(DAY)
const CHARGE = `INSERT INTO loan_charges(loan_id, instalment, number, day, amount, posted_at)
  VALUES ($1, $2, $3, $4, $5, $6)`

/** One 00:00 UTC at which an instalment is tried. */
interface Try {
  readonly instalment: bigint
  readonly day: bigint
  /** Whole days since it was due. */
  readonly daysLate: bigint
  readonly owed: Owed
}

/**
 * Tries the next instalment when its 00:00 UTC has come, as an event of its own: a day that it was late costs what is published, then
 * it is taken, or it stays overdue until the next day, or the loan is called. Asked again, or of a loan that is not due, it does nothing.
 * Whatever it does is of the day that it is for, however late it is done.
 * @returns the loan afterwards; undefined when nothing was due
 */
export function* tryInstalment(context: Context, loanId: bigint): Steps<Loan | undefined> {
  const found = yield* lockLoan(loanId)
  if (!found || found.next_at === null || found.starts_at === null || context.now < found.next_at) {
    return yield* finish(undefined)
  }
  const day = found.next_at
  const instalment = found.paid_instalments + 1n
  const daysLate = (day - dueAt(found.starts_at, found.period_days, instalment)) / DAY_UNITS
  const charged = chargeDay(context, found, { instalment, day, daysLate })
  const { loan } = charged
  const wallet = yield* lockWallet(loan.user_id, [USDT])
  const one: Try = { instalment, day, daysLate, owed: nextOwed(loan) }
  const result =
    wallet.balance(USDT, 'available') >= totalOf(one.owed)
      ? take(context, wallet, loan, one)
      : daysLate < loan.grace_days
        ? wait(context, loan, one)
        : call(context, wallet, loan, one)
  return yield* finish(toLoan(result.loan), ...charged.statements, ...result.statements)
}

interface Result {
  readonly loan: LoanRow
  readonly statements: readonly Statement[]
}

/** What the day that is over has cost; nothing on the day on which it was due. */
function chargeDay(
  context: Context,
  loan: LoanRow,
  { instalment, day, daysLate }: Pick<Try, 'instalment' | 'day' | 'daysLate'>,
): Result {
  if (daysLate === 0n) return { loan, statements: [] }
  const { principal, interest } = nextOwed(loan)
  const amount = dailyOverdueCharge(principal + interest, parseRate(loan.overdue_rate))
  const row = [loan.id, instalment, daysLate, day - DAY_UNITS, amount, context.now]
  return { loan: { ...loan, charges: loan.charges + amount }, statements: [[CHARGE, row]] }
}

/** What a loan is after an instalment: repaid with the last one. */
export function afterInstalment(loan: LoanRow, now: bigint): After {
  const paid = loan.paid_instalments + 1n
  const isLast = paid === loan.instalments
  return {
    status: isLast ? 'repaid' : 'running',
    paid_instalments: paid,
    next_at: isLast || loan.starts_at === null ? null : dueAt(loan.starts_at, loan.period_days, paid + 1n),
    charges: loan.charges,
    closed_at: isLast ? now : null,
  }
}

/** The message of a payment, with what was paid. */
export function tell(context: Context, loan: LoanRow, owed: Owed): Statement {
  const kind = loan.status === 'repaid' ? 'loan_repaid' : 'loan_instalment'
  return leaveMessage(context, loan.user_id, kind, { amount: printMoney(totalOf(owed)), currency: USDT })
}

function take(context: Context, wallet: Wallet, loan: LoanRow, one: Try): Result {
  const after = afterInstalment(loan, context.now)
  const paid = pay(context, wallet, loan, { payment: { kind: 'instalment', ...one }, after })
  return { loan: paid.loan, statements: [...paid.statements, tell(context, paid.loan, one.owed)] }
}

function wait(context: Context, loan: LoanRow, { day, daysLate, owed }: Try): Result {
  const late: LoanRow = { ...loan, status: 'overdue', next_at: day + DAY_UNITS }
  const params = { amount: printMoney(totalOf(owed)), currency: USDT }
  // Told once, not on every day.
  const told = daysLate === 0n ? [leaveMessage(context, loan.user_id, 'loan_overdue', params)] : []
  return { loan: late, statements: [updateLoan(late), ...told] }
}

/** All of it is owed; the security goes against it, and what is left of that comes back. */
function call(context: Context, wallet: Wallet, loan: LoanRow, one: Try): Result {
  const called: LoanRow = { ...loan, status: 'called', next_at: null }
  const all = owedOf(called)
  const owed = partOf(all, loan.security)
  const isCovered = totalOf(owed) === totalOf(all)
  const after: After = {
    status: isCovered ? 'repaid' : 'called',
    paid_instalments: loan.paid_instalments,
    next_at: null,
    charges: loan.charges,
    closed_at: isCovered ? context.now : null,
  }
  const left = totalOf(all) - totalOf(owed)
  const params = { amount: printMoney(left), currency: USDT, used: printMoney(totalOf(owed)) }
  const told = leaveMessage(context, loan.user_id, 'loan_called', params)
  if (loan.security === 0n) return { loan: called, statements: [updateLoan(called), told] }
  const paid = pay(context, wallet, loan, { payment: { kind: 'security', ...one, owed }, after })
  return { loan: paid.loan, statements: [...paid.statements, told] }
}

/** A loan with a 00:00 UTC that has come. */
export interface DueLoan {
  readonly id: bigint
  readonly dueAt: bigint
}

interface DueRow extends Row {
  readonly id: bigint
  readonly next_at: bigint
}

/** Loans of everybody with something due at `now` (epoch ms), the earliest first, those after `after`. */
export async function listDueLoans(
  reader: Reader,
  now: number,
  after: DueLoan,
  limit: number,
): Promise<DueLoan[]> {
  const rows = await reader.query<DueRow>(
    `SELECT id, next_at FROM loans WHERE next_at IS NOT NULL AND next_at <= $1 AND (next_at, id) > ($2, $3)
     ORDER BY next_at, id LIMIT $4`,
    [BigInt(now), after.dueAt, after.id, BigInt(limit)],
  )
  return rows.map(row => ({ id: row.id, dueAt: row.next_at }))
}

/** The borrower's pledges and locks with a day that is over, when an instalment of the loan is to be tried at `now` (epoch ms). */
export async function listEarningsBefore(reader: Reader, loanId: bigint, now: number): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(
    `SELECT e.id FROM loans l JOIN earning_orders e ON e.user_id = l.user_id
     WHERE l.id = $1 AND l.next_at <= $2 AND e.status = 'running' AND e.next_at <= $2 ORDER BY e.next_at, e.id`,
    [loanId, BigInt(now)],
  )
  return rows.map(({ id }) => id)
}
