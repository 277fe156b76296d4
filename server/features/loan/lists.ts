import type { LateDay, LoanPayment, LoanPaymentKind } from '#models'
import { whereAll, readPage, type Condition, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { toLoan, type UnnamedLoan } from './loan.ts'
import type { LoanRow } from './loan-row.ts'

export interface LoanFilter extends Paging {
  readonly userId: bigint
  /** `open`: neither refused nor withdrawn nor repaid. */
  readonly view?: 'open' | 'ended' | undefined
}

const ENDED = "status IN ('refused', 'withdrawn', 'repaid')"

/** A person's loans and applications, newest first. */
export function listLoans(reader: Reader, filter: LoanFilter): Promise<Page<UnnamedLoan>> {
  const { userId, view } = filter
  const statusFilter: Condition[] = view === undefined ? [] : [[view === 'ended' ? ENDED : `NOT ${ENDED}`]]
  return readPage(
    reader,
    filter,
    { table: 'loans', ...whereAll(['user_id =', userId], ...statusFilter) },
    toLoan,
  )
}

/** A person's stored loan. @throws DomainError `loan_unknown`, also for another person's */
export async function findLoan(reader: Reader, userId: bigint, id: bigint): Promise<LoanRow> {
  const [loan] = await reader.query<LoanRow>('SELECT * FROM loans WHERE id = $1 AND user_id = $2', [
    id,
    userId,
  ])
  if (!loan) throw domainError('loan_unknown')
  return loan
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

/** A person's loan payments, newest first. */
export function listLoanPayments(reader: Reader, filter: LoanPaymentFilter): Promise<Page<LoanPayment>> {
  const { userId, loanId } = filter
  const found = whereAll(['user_id =', userId], ['loan_id =', loanId])
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
    principal: formatMoney(principal),
    interest: formatMoney(interest),
    charge: formatMoney(charge),
    total: formatMoney(principal + interest + charge),
    transactionId: `${row.transaction_id}`,
    paidAt: Number(row.paid_at),
  }
}

/** The charged late days of a loan, newest first; few enough not to be paged. */
export async function listLateDays(reader: Reader, loanId: bigint): Promise<LateDay[]> {
  const rows = await reader.query<{ instalment: bigint; day: bigint; amount: bigint }>(
    'SELECT instalment, day, amount FROM loan_charges WHERE loan_id = $1 ORDER BY day DESC',
    [loanId],
  )
  return rows.map(row => ({
    instalment: Number(row.instalment),
    day: Number(row.day),
    amount: formatMoney(row.amount),
  }))
}

/** Pending applications from before a time (epoch ms), oldest first; amounts as decimals. */
export async function listPendingLoans(
  reader: Reader,
  { before, limit, after = 0n }: { readonly before: number; readonly limit: number; readonly after?: bigint },
): Promise<Pick<UnnamedLoan, 'id' | 'amount'>[]> {
  const rows = await reader.query<{ id: bigint; amount: bigint }>(
    "SELECT id, amount FROM loans WHERE status = 'pending' AND created_at < $1 AND id > $3 ORDER BY id LIMIT $2",
    [BigInt(before), BigInt(limit), after],
  )
  return rows.map(({ id, amount }) => ({ id: `${id}`, amount: formatMoney(amount) }))
}
