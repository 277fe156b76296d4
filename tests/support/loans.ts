/** Loans over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import { reviewLoans } from '#server/features/loan/loan-jobs.ts'
import type { BackEnd, Fields, Person } from './back-end.ts'

/** An application for 100 in three parts, with what it costs; anything may be given otherwise. */
export const loanFor = (fields: Fields = {}): Fields => ({
  productId: 302,
  amount: '100',
  fee: '1',
  security: '0',
  totalInterest: '1.80009',
  overdueRate: '0.001',
  idempotencyKey: randomUUID(),
  ...fields,
})

/** The open loan or application; where there is none, one is applied for. */
export async function applyFor(person: Person, fields: Fields = {}) {
  const { rows } = await person.get('listLoans', { query: { view: 'open', pageNum: 1, pageSize: 1 } })
  return rows[0] ?? (await person.get('applyForLoan', { body: loanFor(fields) })).data
}

/** A loan that was paid out. */
export async function borrow(backEnd: BackEnd, person: Person, fields: Fields = {}) {
  const { id } = await applyFor(person, fields)
  backEnd.clock.advance(backEnd.services.config.loanDelay)
  await reviewLoans(backEnd.services)
  return (await person.get('getLoan', { query: { id } })).data
}

/** Everything that is owed of a loan, to be sent. */
export async function repaymentOf(backEnd: BackEnd, person: Person): Promise<Fields> {
  const { loan, all } = await borrow(backEnd, person)
  return { loanId: loan.id, kind: 'all', total: all?.total ?? '0', idempotencyKey: randomUUID() }
}
