import { dailyOverdueCharge } from '#src/lib/trading/loan.ts'
import {
  finish,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { lockWallet, type Wallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseRate, formatMoney } from '#src/lib/money/minor-units.ts'
import { insertMessage } from '#server/messages.ts'
import { toLoan, type UnnamedLoan } from './loan.ts'
import { nextInstalmentDue, totalDue, totalAmount, type AmountDue } from './amount-due.ts'
import { allocate, payStatements, type LoanChange } from './payment.ts'
import { dueAt, lockLoan, updateLoan, type LoanRow } from './loan-row.ts'
import { DAY_BIGINT } from '#src/lib/time/time-units.ts'

const INSERT_CHARGE = `INSERT INTO loan_charges(loan_id, instalment, number, day, amount, posted_at)
  VALUES ($1, $2, $3, $4, $5, $6)`

/** One attempt to take an instalment, at a 00:00 UTC. */
interface InstalmentAttempt {
  readonly instalment: bigint
  readonly day: bigint
  /** Whole days since it was due. */
  readonly daysLate: bigint
  readonly owed: AmountDue
}

/**
 * Attempts the next due instalment in its own transaction: charges a late day, then takes the instalment, or leaves it overdue until the
 * next day, or calls the loan. Does nothing when no attempt is due. The attempt is dated by its day, however late it is processed.
 * @returns the loan afterwards; undefined when nothing was due
 */
export function* attemptInstalment(context: Context, loanId: bigint): Steps<UnnamedLoan | undefined> {
  const stored = yield* lockLoan(loanId)
  if (!stored || stored.next_at === null || stored.starts_at === null || context.now < stored.next_at) {
    return yield* finish(undefined)
  }
  const day = stored.next_at
  const instalment = stored.paid_instalments + 1n
  const daysLate = (day - dueAt(stored.starts_at, stored.period_days, instalment)) / DAY_BIGINT
  const charged = chargeLateDay(context, stored, { instalment, day, daysLate })
  const { loan } = charged
  const wallet = yield* lockWallet(loan.user_id, [USDT])
  const attempt: InstalmentAttempt = { instalment, day, daysLate, owed: nextInstalmentDue(loan) }
  const result =
    wallet.balance(USDT, 'available') >= totalAmount(attempt.owed)
      ? takeInstalment(context, wallet, loan, attempt)
      : daysLate < loan.grace_days
        ? markOverdue(context, loan, attempt)
        : callLoan(context, wallet, loan, attempt)
  return yield* finish(toLoan(result.loan), ...charged.statements, ...result.statements)
}

interface Result {
  readonly loan: LoanRow
  readonly statements: readonly Statement[]
}

/** Charges the elapsed late day; nothing on the due date itself. */
function chargeLateDay(
  context: Context,
  loan: LoanRow,
  { instalment, day, daysLate }: Pick<InstalmentAttempt, 'instalment' | 'day' | 'daysLate'>,
): Result {
  if (daysLate === 0n) return { loan, statements: [] }
  const { principal, interest } = nextInstalmentDue(loan)
  const amount = dailyOverdueCharge(principal + interest, parseRate(loan.overdue_rate))
  const row = [loan.id, instalment, daysLate, day - DAY_BIGINT, amount, context.now]
  return { loan: { ...loan, charges: loan.charges + amount }, statements: [[INSERT_CHARGE, row]] }
}

/** The state of a loan after an instalment; repaid after the last one. */
export function afterInstalment(loan: LoanRow, now: bigint): LoanChange {
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

/** The message about a payment. */
export function paymentMessage(context: Context, loan: LoanRow, owed: AmountDue): Statement {
  const kind = loan.status === 'repaid' ? 'loan_repaid' : 'loan_instalment'
  return insertMessage(context, loan.user_id, kind, {
    amount: formatMoney(totalAmount(owed)),
    currency: USDT,
  })
}

function takeInstalment(context: Context, wallet: Wallet, loan: LoanRow, attempt: InstalmentAttempt): Result {
  const after = afterInstalment(loan, context.now)
  const paid = payStatements(context, wallet, loan, { payment: { kind: 'instalment', ...attempt }, after })
  return {
    loan: paid.loan,
    statements: [...paid.statements, paymentMessage(context, paid.loan, attempt.owed)],
  }
}

function markOverdue(context: Context, loan: LoanRow, { day, daysLate, owed }: InstalmentAttempt): Result {
  const late: LoanRow = { ...loan, status: 'overdue', next_at: day + DAY_BIGINT }
  const params = { amount: formatMoney(totalAmount(owed)), currency: USDT }
  // One message, not one per day.
  const notice = daysLate === 0n ? [insertMessage(context, loan.user_id, 'loan_overdue', params)] : []
  return { loan: late, statements: [updateLoan(late), ...notice] }
}

/** Calls a loan: everything is due, the security is applied to it, and the rest of the security is released. */
function callLoan(context: Context, wallet: Wallet, loan: LoanRow, attempt: InstalmentAttempt): Result {
  const called: LoanRow = { ...loan, status: 'called', next_at: null }
  const all = totalDue(called)
  const owed = allocate(all, loan.security)
  const isCovered = totalAmount(owed) === totalAmount(all)
  const after: LoanChange = {
    status: isCovered ? 'repaid' : 'called',
    paid_instalments: loan.paid_instalments,
    next_at: null,
    charges: loan.charges,
    closed_at: isCovered ? context.now : null,
  }
  const outstanding = totalAmount(all) - totalAmount(owed)
  const params = { amount: formatMoney(outstanding), currency: USDT, used: formatMoney(totalAmount(owed)) }
  const notice = insertMessage(context, loan.user_id, 'loan_called', params)
  if (loan.security === 0n) return { loan: called, statements: [updateLoan(called), notice] }
  const paid = payStatements(context, wallet, loan, {
    payment: { kind: 'security', ...attempt, owed },
    after,
  })
  return { loan: paid.loan, statements: [...paid.statements, notice] }
}

/** A loan with a due attempt. */
export interface DueLoan {
  readonly id: bigint
  readonly dueAt: bigint
}

interface DueRow extends Row {
  readonly id: bigint
  readonly next_at: bigint
}

/** All loans with an attempt due at `now` (epoch ms), earliest first, after `after`. */
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

/** The borrower's earning orders with unposted days, when an instalment of the loan is due at `now` (epoch ms). */
export async function listDueEarningOrdersOfBorrower(
  reader: Reader,
  loanId: bigint,
  now: number,
): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(
    `SELECT e.id FROM loans l JOIN earning_orders e ON e.user_id = l.user_id
     WHERE l.id = $1 AND l.next_at <= $2 AND e.status = 'running' AND e.next_at <= $2 ORDER BY e.next_at, e.id`,
    [loanId, BigInt(now)],
  )
  return rows.map(({ id }) => id)
}
