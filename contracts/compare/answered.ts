import type { Report } from '#contracts/verify/results.ts'

/** What the verifier says when the back end does not answer in time, as on a machine that is too busy: nothing about the back end. */
export const NO_ANSWER = 'no answer within'

/** The rows of a report in which every request was answered. @throws Error when one was not */
export function answeredRows({ rows }: Report): Report['rows'] {
  for (const row of rows) {
    const problems = row.outcome === 'failed' ? row.problems : []
    const found = problems.find(({ says }) => says.includes(NO_ANSWER))
    if (found) throw new Error(`${row.operation}: ${found.says}`)
  }
  return rows
}
