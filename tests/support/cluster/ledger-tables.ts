/** Reads the tables of the customers' accounts as they are at the end of a run. */
import { Client, types } from 'pg'
import type { LedgerTables } from '#tests/cluster/history.ts'

const INTEGERS = new Set([20, 21, 23, 1700])

const QUERIES = {
  orders: `SELECT id, user_id AS "userId", status, quantity, cost, fee FROM spot_orders WHERE user_id = ANY($1)`,
  deposits: `SELECT id, user_id AS "userId", status, amount, fee FROM deposits WHERE user_id = ANY($1)`,
  postings: `SELECT t.reference_id AS "referenceId", p.transaction_id AS "transactionId", p.owner AS "userId", p.asset, p.kind, p.amount
    FROM postings p JOIN transactions t ON t.id = p.transaction_id WHERE p.owner = ANY($1)`,
  accounts: `SELECT owner AS "userId", asset, kind, balance FROM accounts WHERE owner = ANY($1)`,
}

/** The ledger of these accounts, once no deposit is pending any more. */
export async function readLedgerTables(url: string, userIds: readonly string[]): Promise<LedgerTables> {
  const client = new Client({
    connectionString: url,
    types: { getTypeParser: (oid: number) => (INTEGERS.has(oid) ? BigInt : types.getTypeParser(oid)) },
  })
  await client.connect()
  try {
    await untilReviewed(client, userIds)
    const read = async (text: string) => (await client.query(text, [userIds])).rows
    return {
      orders: await read(QUERIES.orders),
      deposits: await read(QUERIES.deposits),
      postings: await read(QUERIES.postings),
      accounts: await read(QUERIES.accounts),
    }
  } finally {
    await client.end()
  }
}

/** Waits two minutes at most; what is pending after that is left to the checker. */
async function untilReviewed(client: Client, userIds: readonly string[]): Promise<void> {
  for (let second = 0; second < 120; second++) {
    const { rowCount } = await client.query(
      "SELECT id FROM deposits WHERE user_id = ANY($1) AND status = 'pending' LIMIT 1",
      [userIds],
    )
    if (rowCount === 0) return
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
}
