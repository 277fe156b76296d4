import type { Migration } from '../kernel/migrations.ts'

/**
 * The processes that work on a database, the shares of its background work, and uploaded files for all of them. Times are the
 * database's own, in milliseconds since 1970 UTC; a heartbeat of 0 means that the process has left.
 */
export const nodeSchema: Omit<Migration, 'version'> = {
  name: 'nodes, shares of work, bytes of uploads',
  kind: 'expand',
  statements: [
    `CREATE TABLE nodes(
      node_id BIGINT PRIMARY KEY CHECK (node_id BETWEEN 0 AND 1023),
      instance TEXT NOT NULL,
      serves BIGINT NOT NULL,
      schema_version BIGINT NOT NULL,
      settings TEXT NOT NULL,
      heartbeat_at BIGINT NOT NULL
    ) /*clustered*/`,
    `CREATE TABLE work_shares(
      share TEXT PRIMARY KEY,
      node_id BIGINT NOT NULL,
      held_until BIGINT NOT NULL
    ) /*clustered*/`,
    'CREATE TABLE upload_bytes(name TEXT PRIMARY KEY, base64 TEXT NOT NULL) /*clustered*/',
  ],
}

/**
 * What clients have been given of their allowances: `allowances` of those that hold exactly for all nodes, by the time when each is
 * whole again; `given_allowances` what each node tells the others of its own. Rows of both are worthless within minutes.
 */
export const allowanceSchema: Omit<Migration, 'version'> = {
  name: 'allowances over all nodes',
  kind: 'expand',
  statements: [
    'CREATE TABLE allowances(key TEXT PRIMARY KEY, full_at BIGINT NOT NULL) /*clustered*/',
    'CREATE TABLE given_allowances(id BIGINT PRIMARY KEY, node_id BIGINT NOT NULL, given TEXT NOT NULL) /*clustered*/',
  ],
}
