import { finish, type Context, type Row, type Statement, type Steps } from '../kernel/store.ts'
import { DATABASE_NOW, DEAD_AFTER } from './join.ts'
import { hash } from 'node:crypto'

const weightOf = (share: string, node: number) => hash('sha1', `${share} ${node}`, 'hex')

/**
 * Which of the living nodes works on a share: every node comes to the same result, and when one dies only its own shares move
 * (rendezvous hashing). Undefined without nodes.
 */
export function shareHolder(share: string, nodes: readonly number[]): number | undefined {
  const [first, ...others] = nodes
  if (first === undefined) return undefined
  return others.reduce((best, node) => (weightOf(share, node) > weightOf(share, best) ? node : best), first)
}

export interface HeartbeatInput {
  readonly nodeId: number
  readonly instance: string
  /** All shares of the work. */
  readonly shares: readonly string[]
}

/** What a heartbeat has found. */
export interface Heartbeat {
  /** Whether the node id still belongs to this process. */
  readonly isOwn: boolean
  /** The ids of the nodes that are alive. */
  readonly nodes: readonly number[]
  /** The smallest number of migrations that a program has to know to work on this database. */
  readonly oldestSchema: number
  /** The shares that this node may work on until `DEAD_AFTER`. */
  readonly held: readonly string[]
}

const BEAT = `UPDATE nodes SET heartbeat_at = ${DATABASE_NOW} WHERE node_id = $1 AND instance = $2 RETURNING node_id`
const ALIVE = `SELECT node_id FROM nodes WHERE serves = 1 AND heartbeat_at >= ${DATABASE_NOW} - ${DEAD_AFTER} ORDER BY node_id`
const OLDEST_SCHEMA = 'SELECT oldest FROM schema_support'
const CREATE_SHARES = `INSERT INTO work_shares(share, node_id, held_until)
  SELECT name, 0, 0 FROM unnest(string_to_array($1, '|')) AS name ON CONFLICT (share) DO NOTHING`
/** Shares of others are left to them as long as they hold them. In a fixed order, so that two nodes do not lock each other out. */
const HOLD = `UPDATE work_shares SET node_id = $1, held_until = ${DATABASE_NOW} + ${DEAD_AFTER} WHERE share IN (
    SELECT share FROM work_shares WHERE share = ANY(string_to_array($2, '|'))
      AND (node_id = $1 OR held_until < ${DATABASE_NOW}) ORDER BY share FOR UPDATE SKIP LOCKED
  ) RETURNING share`
const GIVE_UP = `UPDATE work_shares SET held_until = 0
  WHERE node_id = $1 AND held_until > 0 AND NOT share = ANY(string_to_array($2, '|'))`
const LEAVE = 'UPDATE nodes SET heartbeat_at = 0 WHERE node_id = $1 AND instance = $2'
const GIVE_UP_ALL = `UPDATE work_shares SET held_until = 0 WHERE node_id = $1
  AND EXISTS (SELECT 1 FROM nodes WHERE node_id = $1 AND instance = $2)`

/** The time of the database. */
export const READ_TIME = `SELECT ${DATABASE_NOW} AS time`

/** Tells the database that this node is alive, and claims its shares of the work. PostgreSQL only. */
export function* beat(_: Context, { nodeId, instance, shares }: HeartbeatInput): Steps<Heartbeat> {
  const id = BigInt(nodeId)
  const [beaten, alive, schema] = (yield {
    statements: [[BEAT, [id, instance]], [ALIVE], [OLDEST_SCHEMA], [CREATE_SHARES, [shares.join('|')]]],
  }) as [Row[], Row[], Row[]]
  const nodes = alive.map(row => Number(row['node_id']))
  const own = shares.filter(share => shareHolder(share, nodes) === nodeId)
  const isOwn = beaten.length > 0
  const statements: Statement[] = !isOwn
    ? []
    : [
        [HOLD, [id, own.join('|')]],
        [GIVE_UP, [id, own.join('|')]],
      ]
  const [held = []] = yield { statements }
  return yield* finish({
    isOwn,
    nodes,
    oldestSchema: Number(schema[0]?.['oldest'] ?? 0n),
    held: held.map(row => String(row['share'])),
  })
}

/** Gives the node id and the shares back. */
export function* leave(_: Context, { nodeId, instance }: Omit<HeartbeatInput, 'shares'>): Steps<void> {
  const id = BigInt(nodeId)
  return yield* finish(undefined, [GIVE_UP_ALL, [id, instance]], [LEAVE, [id, instance]])
}
