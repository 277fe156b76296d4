import { mocks } from '#src/api/generated/mocks.ts'
import { PATHS } from '#src/lib/paths.ts'

/** The first of the examples of a list, which the generated types know as some answer only, for the screens of one thing. */
const firstOf = (id: keyof typeof mocks) => ({ id: (mocks[id].example() as unknown as Rows).rows[0]!.id })
interface Rows {
  rows: { id: string | number }[]
}
const subjects: Readonly<Record<string, Record<string, string | number>>> = {
  [PATHS.depositDetail]: firstOf('listDeposits'),
  [PATHS.payDeposit]: firstOf('listDeposits'),
  [PATHS.messageDetail]: firstOf('listMessages'),
  [PATHS.newShareDetail]: firstOf('listShareOffers'),
  [PATHS.activityDetail]: firstOf('listActivities'),
  [PATHS.pledgeDetail]: firstOf('listPledgeProducts'),
  [PATHS.buyPledge]: firstOf('listPledgeProducts'),
  [PATHS.lockMiningDetail]: firstOf('listMiningProducts'),
  [PATHS.applyForLoan]: firstOf('listLoanProducts'),
  [PATHS.loanDetail]: firstOf('listLoans'),
  [PATHS.repayLoan]: firstOf('listLoans'),
  [PATHS.richText]: { name: 'terms' },
}

/** The address of a screen, with what it is about among the examples. */
export function addressOf(path: string): string {
  const subject = Object.entries(subjects[path] ?? {}).map(([name, value]) => [name, String(value)])
  return subject.length === 0 ? path : `${path}?${new URLSearchParams(subject)}`
}
