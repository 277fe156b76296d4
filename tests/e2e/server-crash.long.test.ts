/** Confirmed data survives a server crash. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, test } from '../support/e2e/browser-test.ts'
import { PASSWORD, ROOT, startBackEnd } from '../support/e2e/server.ts'

test('a confirmed order and its balance survive a server crash', async () => {
  const before = await startBackEnd()
  const { dataDir } = before
  const person = await before.signUp('1000')
  const wanted = {
    productType: 1,
    productCode: 'AAPL',
    exchangeType: 1,
    orderType: 'market',
    quantity: '2',
  }
  const { data: preview } = await person.get('previewSpotOrder', wanted)
  const placed = await person.get('placeSpotOrder', {
    ...wanted,
    previewPrice: preview.price,
    idempotencyKey: crypto.randomUUID(),
  })
  const { data: balance } = await person.get('getUserBalance', { currencyId: 3 })
  await before.kill()

  const after = await startBackEnd(dataDir)
  try {
    const again = await after.signIn({ account: person.account, password: PASSWORD })
    const { rows } = await again.get('listSpotOrders', { pageNum: 1, pageSize: 10 })
    expect(rows).toEqual([placed.data])
    const kept = await again.get('getUserBalance', { currencyId: 3 })
    expect({ ...kept.data, time: balance.time }).toEqual(balance)
    const ledger = await again.get('listLedgerEntries', { pageNum: 1, pageSize: 50 })
    expect(ledger.rows.map(entry => entry.type)).toEqual(['spotBuy', 'fee', 'spotBuy', 'deposit'])
  } finally {
    await after.kill()
  }
  const verdict = spawnSync(process.execPath, ['scripts/verify-ledger.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(verdict.status, verdict.stdout + verdict.stderr).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})
