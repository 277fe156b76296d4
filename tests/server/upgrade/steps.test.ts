import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { migrations } from '#server/features/schema.ts'

/**
 * The steps with the start of the hash of their statements. A step that is on the main branch never changes, as databases that are in use
 * have done it already: add another step, and its hash here.
 */
const STEPS: readonly (readonly [name: string, hash: string])[] = [
  ['ledger', '472d290ab1ba369a'],
  ['spot orders, holdings, deposits, watchlist', 'd6ffcf7709b2a99e'],
  ['users, sessions, codes, failed sign-ins', '1f68be91ef6c7644'],
  ['contract orders, positions, fills, funding', '95079c8036e5f288'],
  ['quick orders, limits that people set for themselves', '0e0e2eb470dffbc2'],
  ['idempotency rows in the order of their arrival', 'b164225787dfef78'],
  ['coin-to-coin orders', 'da350fd254d21e1f'],
  ['traders, followings, copied orders', '02eb482dbbe4c5e8'],
  ['devices, two-step sign-in, messages, closed accounts', '7972ba4b2c7f1385'],
  ['exchanges of currencies', 'f482f4b098d202f2'],
  ['uploads', '1260047e69fde11c'],
  ['pledges and lock mining', '9c7cf982442c2e74'],
  ['bank cards and wallet addresses', '090b8b1bc4462809'],
  ['withdrawals and withdraw passwords', 'c86d419093551108'],
  ['deposits of every kind', '7c9d03b776da6568'],
  ['subscriptions to new shares', '8e27a962f9f65eaa'],
  ['awards, vouchers, activities', '9fc1bb99b474f9c4'],
  ['identity checks', 'e52ef712c6df26e6'],
  ['time that the sandbox is ahead', 'c95c8db20ffe7eb5'],
  ['customer service', '396239317f277fbf'],
  ['loans', '850523e50a7c41b5'],
  ['withdrawn applications for loans', '935f5279248f5e65'],
  ['deposits in coins', '935e8c8d40c1f1df'],
  ['indexes of what waits', '59bdfd8c6e223bb8'],
  ['items of jobs that have failed', '809482e73baa05a8'],
  ['rejected coin-to-coin orders', '97ec7e720a1e2d48'],
  ['open orders by account', '38c09644de008130'],
  ['open orders and positions by price', '0f3f2ec1e2da03c8'],
  ['how far jobs have looked', 'f5aade841167de39'],
  ['index of idempotency keys by age', 'ff774eec4d88a0cf'],
  ['index of uploads by account and size', '491b75bbb9f80725'],
  ['copies that are due, open copies and results of followings', '4c6aeff26fe86f2c'],
  ['records of traders', '833fef04dd1ddea9'],
  ['stories of the sandbox', '9fb03ec3accecbe2'],
  ['settings of the operator', 'cdf457927a6a32a5'],
  ['totals of activities', 'a29fec6147dcbc80'],
  ['stop orders and day orders', 'c6211be05957db07'],
  ['passkeys, step-ups', '719dcc9bc1360d9b'],
  ['price alerts', '871eeb41853a089d'],
  ['ended sessions', '23361976a15753a4'],
  ['sums of the entries of active accounts', '05a588fce62dcbf1'],
  ['notifications of devices', '3c4776429700b420'],
  ['notices of liquidation coming near', 'b323bf6d15f41078'],
  ['rests and the freeze of an account', '8d01285848030452'],
  ['realised gains by lot', 'f7a6391186e7dd35'],
  ['rest of keys after a recovered password', '38b1ef1e7978f6c5'],
  ['nodes, shares of work, bytes of uploads', 'ddf9230960b90360'],
  ['running hashes of entries', '6161c2828207a417'],
  ['groups of the watchlist', '6f58b1108fdb87f5'],
  ['private notes', 'ed684e9c54f8da1b'],
  ['published liabilities', '47e894ae5b2a0782'],
  ['allowances over all nodes', 'b2f358f11edcc7cb'],
  ['closing of the ledger', '3712e4f3b1674354'],
  ['seeds of the market, opening prices', '01b65e57d17511a2'],
  ['codes by source', 'd009c0aa0075c493'],
  ['shares of fees without vouchers', '4f53cda18c2baa0c'],
  ['marks of identity documents', 'de584256885057c7'],
  ['age of sessions', '33d5232eaa17a15c'],
  ['index of messages by when they were read', '8019f4a9ad18d4d8'],
  ['hours of the market', 'ce1e6257591f65eb'],
  ['the key that secrets are sealed with', '4715aebe69fb728a'],
  ['terms of the market', 'b414ade02c3d6b66'],
  ['days of the market', '51ea187837c0b23a'],
  ['counts of entries', '56ed3b4c49401b1e'],
  ['entries of each balance', '32a58383ef4d76e4'],
  ['indexes of what commands add up', 'd9313486f27e7e75'],
  ['indexes of what an account exports', '7cd7275ea2605a87'],
]

it('migration steps are unchanged and in order (N2)', () => {
  const steps = migrations.map(({ name, statements }) => [
    name,
    createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16),
  ])
  expect(steps).toEqual(STEPS)
})

/** What the previous version of the program can ignore: new tables and indexes, and columns that it need not fill. */
const EXPANDING = [
  /^CREATE (?:UNIQUE )?INDEX /,
  /^CREATE TABLE /,
  /^ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT))/s,
  /^INSERT INTO /,
]

it('steps since nodes share a database say whether older nodes can work beside them, and those that do only add (N2)', () => {
  const first = migrations.findIndex(({ kind }) => kind === 'expand')
  expect(first).toBeGreaterThan(0)
  for (const { name, kind, statements } of migrations.slice(first)) {
    expect(
      kind,
      `"${name}" must have a kind: 'expand', or 'contract' if older nodes cannot work beside it`,
    ).toBeDefined()
    if (kind === 'contract') continue
    const others = statements.filter(text => !EXPANDING.some(pattern => pattern.test(text)))
    expect(others, `"${name}" does more than expand the schema: mark it as 'contract'`).toEqual([])
  }
})
