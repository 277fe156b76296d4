import { settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { pageOf } from '#src/api/envelope.ts'
import { UnusableAnswer } from '#src/api/errors.ts'
import type { RealisedGain } from '#models'
import { listRealisedGains } from '#src/api/generated/wallet/wallet.ts'

const pageSize = 500

/** All realized gains of a year, newest first, page by page. @throws ApiError, TransportError, SwallowedAnswer, UnusableAnswer */
export async function collectGains(year: number): Promise<RealisedGain[]> {
  const rows: RealisedGain[] = []
  for (;;) {
    const last = rows.at(-1)?.id
    const query = { year, pageSize, ...(last === undefined ? {} : { before: last }) }
    // oxlint-disable-next-line no-await-in-loop -- Each page begins after the one before.
    const page = pageOf(await settle(listRealisedGains(query), SHOWN_BY_CALLER))
    if (!page) throw new UnusableAnswer()
    rows.push(...page.rows)
    if (page.rows.length < pageSize) return rows
  }
}
