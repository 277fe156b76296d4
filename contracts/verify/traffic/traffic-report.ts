/** A report on traffic: of an archive, or of what passes through a proxy until it is stopped. */
import { createJudge } from '../judge.ts'
import { UsageError } from '../usage.ts'
import type { Report, Row } from '../results.ts'
import type { Material } from '../specification/material.ts'
import { readHar } from './har.ts'
import { createTrafficJudge, NO_OPERATION, type JudgeTraffic } from './judge-traffic.ts'
import { startPassingProxy, type ListenAddress } from './passing-proxy.ts'

/** Failed calls that are kept whole; of later ones only what is wrong, as a proxy may run for days. */
const MAX_KEPT_EXCHANGES = 1000

/** What of the traffic is judged. */
export interface TrafficFilter {
  /** The back end; undefined for any host that is called at a path of the specification. */
  readonly base: URL | undefined
  /** Tags and operations; empty for all. */
  readonly only: readonly string[]
}

const judgeOf = ({ document, operations }: Material, { base }: TrafficFilter): JudgeTraffic =>
  createTrafficJudge({ document, operations, judge: createJudge(document) }, base)

function reportOf(
  { base, only }: TrafficFilter,
  source: string,
  rows: readonly Row[],
  startedAt: number,
): Report {
  const isWanted = ({ operation, tag }: Row) =>
    only.length === 0 || only.includes(operation) || only.includes(tag)
  const wanted = rows.filter(isWanted)
  const operations = new Set(wanted.map(({ operation }) => operation).filter(name => name !== NO_OPERATION))
  return {
    url: base?.href ?? '',
    states: undefined,
    only,
    sandbox: false,
    writes: false,
    operations: operations.size,
    rows: wanted,
    coverage: [],
    milliseconds: Date.now() - startedAt,
    startedAt,
    source,
  }
}

/** Judges an archive. @throws UsageError when the file is none */
export function judgeHar(file: string, filter: TrafficFilter, material: Material): Report {
  const startedAt = Date.now()
  const judge = judgeOf(material, filter)
  const rows = readHar(file).map((seen, index) => judge(seen, index + 1))
  return reportOf(filter, `${file}, ${rows.length} calls`, rows, startedAt)
}

export interface WatchedProxy {
  readonly url: string
  /** Stops the proxy and reports what has passed. */
  stop: () => Promise<Report>
}

/** Starts a proxy in front of a back end that judges what passes; `onRow` is given each result. @throws UsageError */
export async function watchProxy(
  filter: TrafficFilter & { readonly base: URL },
  address: ListenAddress,
  material: Material,
  onRow: (row: Row) => void,
): Promise<WatchedProxy> {
  const startedAt = Date.now()
  const judge = judgeOf(material, filter)
  const rows: Row[] = []
  let failed = 0
  const proxy = await startPassingProxy(filter.base, address, seen => {
    const row = judge(seen, rows.length + 1)
    const isKept = row.outcome !== 'failed' || ++failed <= MAX_KEPT_EXCHANGES
    rows.push(isKept ? row : { ...row, exchanges: [] })
    onRow(row)
  }).catch((error: Error) => {
    throw new UsageError(`--proxy ${address.port}: cannot listen there (${error.message}).`)
  })
  return {
    url: proxy.url,
    async stop() {
      await proxy.close()
      return reportOf(filter, `${rows.length} calls that passed to ${filter.base.href}`, rows, startedAt)
    },
  }
}
