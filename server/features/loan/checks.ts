import type { Check } from '#server/ledger/checks.ts'

const HOLDS_SECURITY = "status IN ('pending', 'running', 'overdue')"

/** The security held for loans, by person and asset. */
export const LOAN_HOLDS = `SELECT user_id AS owner, 'USDT' AS asset, security AS amount FROM loans WHERE ${HOLDS_SECURITY}`

export const LOAN_EXISTS = 'EXISTS (SELECT 1 FROM loans l WHERE l.id = t.reference_id)'

/** The amounts of a loan, less the sums of its entries; all are zero when they agree. */
const DIFFERENCES = `SELECT id, sum(lent) AS lent, sum(interest) AS interest, sum(fees) AS fees, sum(held) AS held,
    min(person) AS first_person, max(person) AS last_person, max(asset) AS last_asset, min(asset) AS first_asset
  FROM (
    SELECT id, CASE WHEN starts_at IS NULL THEN 0 ELSE principal_repaid - amount END AS lent, interest_paid AS interest,
      charges_paid + CASE WHEN starts_at IS NULL THEN 0 ELSE fee END AS fees,
      CASE WHEN ${HOLDS_SECURITY} THEN security ELSE 0 END AS held, user_id AS person, 'USDT' AS asset
    FROM loans
    UNION ALL SELECT t.reference_id,
      CASE WHEN p.kind = 'loans' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'interest' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'fees' THEN -p.amount ELSE 0 END,
      CASE WHEN p.kind = 'held' THEN -p.amount ELSE 0 END,
      CASE WHEN p.owner > 0 THEN p.owner END, p.asset
    FROM transactions t JOIN postings p ON p.transaction_id = t.id WHERE t.reference_type = 'loan'
  ) AS both_sides GROUP BY id`

/** The paid amounts of a loan, less the sums of its payments. */
const PAYMENTS = `SELECT id, sum(principal) AS principal, sum(interest) AS interest, sum(charge) AS charge,
    sum(payments) AS payments, sum(last) AS last
  FROM (
    SELECT id, principal_repaid AS principal, interest_paid AS interest, charges_paid AS charge, payments,
      payments * (payments + 1) / 2 AS last FROM loans
    UNION ALL SELECT loan_id, -principal, -interest, -charge, -1, -number FROM loan_payments
  ) AS both_sides GROUP BY id`

/** The late charges of a loan, less the sum of its daily charges. */
const CHARGES = `SELECT id, sum(charges) AS charges, sum(misdated) AS misdated FROM (
    SELECT id, charges, 0 AS misdated FROM loans
    UNION ALL SELECT c.loan_id, -c.amount, CASE WHEN c.number <= l.grace_days AND c.posted_at >= c.day + 86400000
      AND c.day = l.starts_at + (c.instalment * l.period_days + c.number - 1) * 86400000 THEN 0 ELSE 1 END
    FROM loan_charges c JOIN loans l ON l.id = c.loan_id
  ) AS both_sides GROUP BY id`

/** The invariants between the ledger and the loans. */
export const LOAN_CHECKS: readonly Check[] = [
  {
    name: 'what is owed of loans is what was paid out less what was repaid',
    violations: `SELECT * FROM (${DIFFERENCES}) AS differences WHERE lent <> 0 OR interest <> 0 OR fees <> 0 OR held <> 0
      OR first_person <> last_person OR first_asset <> last_asset`,
    describe: row =>
      `loan ${row.id} differs from its entries by ${row.lent} of principal, ${row.interest} of interest, ${row.fees} of fees ` +
      `and ${row.held} held`,
  },
  {
    name: 'every payment on a loan is made once',
    violations: `SELECT * FROM (${PAYMENTS}) AS sums WHERE principal <> 0 OR interest <> 0 OR charge <> 0 OR payments <> 0
      OR last <> 0`,
    describe: row =>
      `loan ${row.id} differs from its payments by ${row.principal} of principal, ${row.interest} of interest, ` +
      `${row.charge} of charges and ${row.payments} payments`,
  },
  {
    name: 'each payment on a loan is a transaction of it',
    violations: `SELECT m.loan_id, m.number, m.principal FROM loan_payments m WHERE m.principal <> (
      SELECT CAST(coalesce(sum(CASE WHEN p.kind = 'loans' THEN p.amount ELSE 0 END), -1) AS BIGINT)
      FROM transactions t JOIN postings p ON p.transaction_id = t.id
      WHERE t.id = m.transaction_id AND t.reference_type = 'loan' AND t.reference_id = m.loan_id)`,
    describe: row =>
      `payment ${row.number} of loan ${row.loan_id} was to repay ${row.principal}, and its transaction does not`,
  },
  {
    name: 'every late day of a loan costs once, for its own day',
    violations: `SELECT * FROM (${CHARGES}) AS sums WHERE charges <> 0 OR misdated > 0`,
    describe: row =>
      `loan ${row.id} differs from its late days by ${row.charges}, ${row.misdated} of them wrongly dated`,
  },
  {
    name: 'loans end when nothing is owed',
    violations: `SELECT id, status, amount, principal_repaid, charges, charges_paid FROM loans WHERE NOT CASE status
      WHEN 'repaid' THEN principal_repaid = amount AND charges = charges_paid
      WHEN 'called' THEN principal_repaid < amount AND security_used = security
      WHEN 'overdue' THEN paid_instalments < instalments AND security_used = 0
      WHEN 'running' THEN paid_instalments < instalments AND charges = charges_paid AND security_used = 0
      ELSE principal_repaid = 0 AND interest_paid = 0 AND charges = 0 AND security_used = 0 END`,
    describe: row =>
      `${row.status} loan ${row.id} of ${row.amount} has repaid ${row.principal_repaid}, and ${row.charges_paid} of ` +
      `${row.charges} that being late has cost`,
  },
]
