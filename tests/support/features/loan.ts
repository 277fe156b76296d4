/** Loans over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import { reviewLoans } from '#server/sandbox/review-loans.ts'
import type { BackEnd, Fields, Person } from '../back-end.ts'

/** The fields of an application for 100 in three instalments, with its costs; `fields` overrides them. */
export const loanApplicationFields = (fields: Fields = {}): Fields => ({
  productId: 302,
  amount: '100',
  fee: '1',
  security: '0',
  totalInterest: '1.80009',
  overdueRate: '0.001',
  idempotencyKey: randomUUID(),
  ...fields,
})

/** The open loan or application; applies for one when there is none. */
export async function applyForLoan(person: Person, fields: Fields = {}) {
  const { rows } = await person.get('listLoans', { query: { view: 'open', pageNum: 1, pageSize: 1 } })
  return rows[0] ?? (await person.get('applyForLoan', { body: loanApplicationFields(fields) })).data
}

/** A loan that was paid out. */
export async function borrow(backEnd: BackEnd, person: Person, fields: Fields = {}) {
  const { id } = await applyForLoan(person, fields)
  backEnd.clock.advance(backEnd.services.config.loanDelay)
  await reviewLoans(backEnd.services)
  return (await person.get('getLoan', { query: { id } })).data
}

/** The fields of a repayment of everything that is owed. */
export async function repaymentFields(backEnd: BackEnd, person: Person): Promise<Fields> {
  const { loan, all } = await borrow(backEnd, person)
  return { loanId: loan.id, kind: 'all', total: all?.total ?? '0', idempotencyKey: randomUUID() }
}
