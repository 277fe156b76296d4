import { pageOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { listShareEntries } from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareEntry } from '#src/api/generated/models/index.ts'

/** As many as the wire gives at once. */
const PAGE = 500

/** The whole list of an offer's entries, in the order of their ids. @throws ApiError, TransportError, SwallowedAnswer */
export async function loadEntries(id: number): Promise<ShareEntry[]> {
  const entries: ShareEntry[] = []
  for (let pageNum = 1; ; pageNum++) {
    const asked = { id, pageNum, pageSize: PAGE }
    const page = pageOf(await listShareEntries(asked, { catch: true, quiet: true }))
    if (!page) throw new SwallowedAnswer()
    entries.push(...page.rows)
    if (page.rows.length < PAGE || entries.length >= page.total) return entries
  }
}

/** The list as a table: id, whose it is, lots asked for, lots got (empty before the draw). */
export function entriesCsv(entries: readonly ShareEntry[]): string {
  const rows = entries.map(
    ({ id, origin, lots, allottedLots }) => `${id},${origin},${lots},${allottedLots ?? ''}`,
  )
  return `${['id,origin,lots,allottedLots', ...rows].join('\r\n')}\r\n`
}
