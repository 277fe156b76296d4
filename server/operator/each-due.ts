/** As many as are read, and worked on beside each other. */
const PAGE = 100

/**
 * Works on everything that is due, page after page. It keeps nothing: it may run on several nodes, be killed and begin anew; that a
 * thing happens once is the business of `work`. One that fails does not keep the others waiting.
 * @param list what is due after `after`, in an order that does not change; undefined at the beginning
 * @param what the plural, for the message of a failure
 * @returns how many it worked on
 * @throws AggregateError of what failed, after all others are done
 */
export async function eachDue<Due>(
  what: string,
  list: (after: Due | undefined, limit: number) => Promise<Due[]>,
  work: (due: Due) => Promise<unknown>,
): Promise<number> {
  const failures: unknown[] = []
  let worked = 0
  let after: Due | undefined
  for (;;) {
    const due = await list(after, PAGE)
    const settled = await Promise.allSettled(due.map(work))
    failures.push(...settled.flatMap(one => (one.status === 'rejected' ? [one.reason] : [])))
    worked += due.length
    after = due.at(-1)
    if (!after || due.length < PAGE) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what} failed`)
  return worked
}
