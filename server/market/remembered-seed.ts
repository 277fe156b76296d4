import { PRICE_SCALE } from '#src/lib/money/minor-units.ts'
import { read, type Row, type Steps } from '../kernel/store.ts'
import { findProduct } from './catalogue.ts'
import { createWaveSeries } from './version-1/wave-series.ts'

interface NodeRow extends Row {
  readonly settings: string
}

/** Nodes of earlier versions told each other their MARKET_SEED in plain. */
const READ = 'SELECT settings FROM nodes WHERE serves = 1'

/** The MARKET_SEEDs of an earlier version that the nodes of a database remember, each once: none where no node has told one. */
export function* rememberedSeeds(): Steps<number[]> {
  const rows = yield* read<NodeRow>(READ)
  const seeds = rows.flatMap(({ settings }) => {
    const { MARKET_SEED: seed } = JSON.parse(settings) as Record<string, unknown>
    return typeof seed === 'string' && /^\d{1,10}$/.test(seed) ? [Number(seed)] : []
  })
  return [...new Set(seeds)]
}

interface RecordedPrice extends Row {
  readonly product_id: bigint
  readonly price: bigint
  readonly time: bigint
}

/** The newest prices that were recorded with the time of their tick. */
const RECORDED =
  'SELECT product_id, open_price AS price, open_price_time AS time FROM quick_orders ORDER BY id DESC LIMIT 20'

/** Whether the prices that a database recorded before version 2 of the market follow from a seed; also where there are none. */
export function* followsFrom(seed: number): Steps<boolean> {
  const rows = yield* read<RecordedPrice>(RECORDED)
  return rows.every(({ product_id, price, time }) => {
    const product = findProduct(Number(product_id))
    if (!product) return true
    const tick = Math.floor(Number(time) / product.tickPeriod)
    const units = BigInt(createWaveSeries(seed, product).priceAt(tick))
    return units * 10n ** BigInt(PRICE_SCALE - product.priceScale) === price
  })
}
