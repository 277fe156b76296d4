import { settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { pageOf } from '#src/api/envelope.ts'
import { UnusableAnswer } from '#src/api/errors.ts'
import { listShareEntries } from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareEntry } from '#models'

/** The maximum page size of the API. */
const PAGE_SIZE = 500

/**
 * All subscriptions of an offer in the draw, in the order of their ids.
 * @throws ApiError, TransportError, SwallowedAnswer, UnusableAnswer
 */
export async function loadAllSubscriptions(id: number): Promise<ShareEntry[]> {
  const entries: ShareEntry[] = []
  for (let pageNum = 1; ; pageNum++) {
    const params = { id, pageNum, pageSize: PAGE_SIZE }
    const page = pageOf(await settle(listShareEntries(params), SHOWN_BY_CALLER))
    if (!page) throw new UnusableAnswer()
    entries.push(...page.rows)
    if (page.rows.length < PAGE_SIZE || entries.length >= page.total) return entries
  }
}

/** The list as CSV: id, origin, lots applied for, lots allotted (empty before the draw). */
export function subscriptionsCsv(entries: readonly ShareEntry[]): string {
  const rows = entries.map(
    ({ id, origin, lots, allottedLots }) => `${id},${origin},${lots},${allottedLots ?? ''}`,
  )
  return `${['id,origin,lots,allottedLots', ...rows].join('\r\n')}\r\n`
}
