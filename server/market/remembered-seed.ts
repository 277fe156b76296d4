import { read, type Row, type Steps } from '../kernel/store.ts'

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
