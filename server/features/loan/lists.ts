import { allOf, readPage, type Condition, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { printMoney } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import { toLoan, type Loan } from './loan.ts'
import type { LoanRow } from './row.ts'
import type { LoanPaymentKind } from './paying.ts'

export interface LoanFilter extends Paging {
  readonly userId: bigint
  /** `open`: neither refused nor withdrawn nor repaid. */
  readonly view?: 'open' | 'ended' | undefined
}

const ENDED = "status IN ('refused', 'withdrawn', 'repaid')"

/** A person's loans and applications, newest first. */
export function listLoans(reader: Reader, filter: LoanFilter): Promise<Page<Loan>> {
  const { userId, view } = filter
  const which: Condition[] = view === undefined ? [] : [[view === 'ended' ? ENDED : `NOT ${ENDED}`]]
  return readPage(reader, filter, { table: 'loans', ...allOf(['user_id =', userId], ...which) }, toLoan)
}

/** A person's loan as it is stored. @throws DomainError `loan_unknown`, also of somebody else's */
export async function findLoan(reader: Reader, userId: bigint, id: bigint): Promise<LoanRow> {
  const [loan] = await reader.query<LoanRow>('SELECT * FROM loans WHERE id = $1 AND user_id = $2', [
    id,
    userId,
  ])
  if (!loan) throw refusal('loan_unknown')
  return loan
}

/** A payment as people see it: decimals as strings, times in epoch ms. */
export interface LoanPayment {
  readonly id: string
  readonly loanId: string
  readonly number: number
  readonly kind: LoanPaymentKind
  readonly instalment: number
  readonly day: number
  readonly daysLate: number
  readonly principal: string
  readonly interest: string
  readonly charge: string
  readonly total: string
  readonly transactionId: string
  readonly paidAt: number
}

interface PaymentRow extends Row {
  readonly loan_id: bigint
  readonly number: bigint
  readonly kind: LoanPaymentKind
  readonly instalment: bigint
  readonly day: bigint
  readonly days_late: bigint
  readonly principal: bigint
  readonly interest: bigint
  readonly charge: bigint
  readonly transaction_id: bigint
  readonly paid_at: bigint
}

export interface LoanPaymentFilter extends Paging {
  readonly userId: bigint
  readonly loanId?: bigint | undefined
}

/** What a person has paid on loans, newest first. */
export function listLoanPayments(reader: Reader, filter: LoanPaymentFilter): Promise<Page<LoanPayment>> {
  const { userId, loanId } = filter
  const found = allOf(['user_id =', userId], ['loan_id =', loanId])
  return readPage(
    reader,
    filter,
    { table: 'loan_payments', order: 'transaction_id DESC', ...found },
    toPayment,
  )
}

function toPayment(row: PaymentRow): LoanPayment {
  const { principal, interest, charge } = row
  return {
    id: `${row.loan_id}-${row.number}`,
    loanId: `${row.loan_id}`,
    number: Number(row.number),
    kind: row.kind,
    instalment: Number(row.instalment),
    day: Number(row.day),
    daysLate: Number(row.days_late),
    principal: printMoney(principal),
    interest: printMoney(interest),
    charge: printMoney(charge),
    total: printMoney(principal + interest + charge),
    transactionId: `${row.transaction_id}`,
    paidAt: Number(row.paid_at),
  }
}

/** A day that an instalment was late, and what it has cost. */
export interface LateDay {
  readonly instalment: number
  readonly day: number
  readonly amount: string
}

/** The days of a loan that cost something for being late, newest first: fewer than those of its periods. */
export async function listLateDays(reader: Reader, loanId: bigint): Promise<LateDay[]> {
  const rows = await reader.query<{ instalment: bigint; day: bigint; amount: bigint }>(
    'SELECT instalment, day, amount FROM loan_charges WHERE loan_id = $1 ORDER BY day DESC',
    [loanId],
  )
  return rows.map(row => ({
    instalment: Number(row.instalment),
    day: Number(row.day),
    amount: printMoney(row.amount),
  }))
}

/** Applications that wait since before a moment (epoch ms), the oldest first; amounts as decimals. */
export async function listWaitingLoans(
  reader: Reader,
  { before, limit, after = 0n }: { readonly before: number; readonly limit: number; readonly after?: bigint },
): Promise<Pick<Loan, 'id' | 'amount'>[]> {
  const rows = await reader.query<{ id: bigint; amount: bigint }>(
    "SELECT id, amount FROM loans WHERE status = 'pending' AND created_at < $1 AND id > $3 ORDER BY id LIMIT $2",
    [BigInt(before), BigInt(limit), after],
  )
  return rows.map(({ id, amount }) => ({ id: `${id}`, amount: printMoney(amount) }))
}
