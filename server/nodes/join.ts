import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_NODE_ID } from '../kernel/ids.ts'
import { finish, read, send, type Context, type Row, type Steps, type Store } from '../kernel/store.ts'
import { SettingsDifferError, differencesOf, type SharedSettings } from './settings.ts'

/** The time of the database when a statement is run, in milliseconds since 1970 UTC. */
export const DATABASE_NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** A node whose last heartbeat is older counts as dead: others take its work over. */
export const DEAD_AFTER = 3_000
/** How long the id of a dead node is not given to another one without need: it may only have been held up. */
const ID_REST = 60_000
/** How long a node waits for the one that has its NODE_ID, such as its predecessor that was killed. */
const WAIT_FOR_ID = 10_000

export interface JoinOptions {
  /** Identifies this process. */
  readonly instance: string
  /** NODE_ID; undefined: the database gives one. */
  readonly nodeId: number | undefined
  /** Whether it serves requests and works, rather than being a command-line program that needs an id. */
  readonly serves: boolean
  readonly schemaVersion: number
  readonly settings: SharedSettings
}

interface NodeRow extends Row {
  readonly node_id: bigint
  readonly instance: string
  readonly serves: bigint
  readonly settings: string
  readonly age: bigint
}

/** Nodes join one after the other. An arbitrary advisory lock. */
const JOIN_LOCK = 'SELECT pg_advisory_xact_lock(4605223119) IS NULL AS locked'
const NODES = `SELECT node_id, instance, serves, settings, ${DATABASE_NOW} - heartbeat_at AS age FROM nodes ORDER BY node_id`
const TAKE = `INSERT INTO nodes(node_id, instance, serves, schema_version, settings, heartbeat_at)
  VALUES ($1, $2, $3, $4, $5, ${DATABASE_NOW})
  ON CONFLICT (node_id) DO UPDATE SET instance = excluded.instance, serves = excluded.serves,
    schema_version = excluded.schema_version, settings = excluded.settings, heartbeat_at = excluded.heartbeat_at`

/** An id that nobody has had, else the one that has been free for longest. */
function freeId(rows: readonly NodeRow[]): number | undefined {
  const known = new Set(rows.map(row => Number(row.node_id)))
  const rested = rows.filter(({ age }) => age > ID_REST).toSorted((one, other) => Number(other.age - one.age))
  if (rested[0]) return Number(rested[0].node_id)
  for (let id = 0; id <= MAX_NODE_ID; id++) if (!known.has(id)) return id
  return undefined
}

/** @returns the id; undefined while it belongs to another process that is alive @throws SettingsDifferError */
function* join(_: Context, options: JoinOptions): Steps<number | undefined> {
  const { instance, nodeId, serves, schemaVersion, settings } = options
  yield* send([JOIN_LOCK])
  const rows = yield* read<NodeRow>(NODES)
  const alive = rows.filter(row => row.age <= DEAD_AFTER && row.instance !== instance)
  const nodes = alive.filter(row => row.serves === 1n)
  const differences = nodes.flatMap(row =>
    differencesOf(settings, JSON.parse(row.settings) as SharedSettings, Number(row.node_id)),
  )
  if (serves && differences.length > 0) throw new SettingsDifferError(differences)
  const id = nodeId ?? freeId(rows)
  if (id === undefined || alive.some(row => row.node_id === BigInt(id))) return yield* finish(undefined)
  const row = [BigInt(id), instance, serves ? 1n : 0n, BigInt(schemaVersion), JSON.stringify(settings)]
  return yield* finish(id, [TAKE, row])
}

/**
 * Takes a node id, which no other living process has.
 * @throws SettingsDifferError; Error when the id, or every id, stays taken
 */
export async function joinNodes(store: Store, options: JoinOptions): Promise<number> {
  const end = performance.now() + WAIT_FOR_ID
  for (;;) {
    const id = await store.execute(join, options)
    if (id !== undefined) return id
    if (performance.now() > end) {
      const { nodeId } = options
      throw new Error(
        nodeId === undefined
          ? `All ${MAX_NODE_ID + 1} node ids are taken.`
          : `NODE_ID ${nodeId} belongs to another process that is running. Give each its own, or leave NODE_ID out.`,
      )
    }
    await sleep(200)
  }
}
