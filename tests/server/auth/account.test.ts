/** Account export and account closing. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { EXPORT_TABLES } from '#server/features/security/account-export.ts'
import { isRemainder } from '#server/features/security/remainder.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { migrations } from '#server/features/schema.ts'
import { currencyAsset } from '#server/ledger/currencies.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney } from '#src/lib/money/minor-units.ts'
import { PASSWORD, itWithBackEnd, spotOrderFields, type Person } from '#tests/support/back-end.ts'
import { applyForLoan, repaymentFields } from '#tests/support/features/loan.ts'
import { enableTwoStep } from '#tests/support/features/two-step.ts'

const PAGE = { pageNum: 1, pageSize: 500 }

const rowsOf = async (member: Person, part: string) =>
  (await member.get('exportPart', { query: { ...PAGE, part } })).rows

/** Tables whose rows belong to no single account, and copies that are deleted within days. */
const UNOWNED_TABLES = [
  'activity_totals',
  'operator_settings',
  'earning_sold',
  'failed_items',
  'failed_sign_ins',
  'idempotency',
  'job_progress',
  'ledger_closing',
  'allowances',
  'given_allowances',
  // Hashes with a secret of each day: whose they are is not stored.
  'liability_blocks',
  'liability_days',
  'liability_totals',
  'nodes',
  'upload_bytes',
  'work_shares',
  'sandbox_clock',
  'passkey_challenges',
  'push_deliveries',
  'seeds',
  'share_secret',
  'identity_key',
  'market_days',
  'market_hours',
  'secrets_key',
  'market_openings',
  'market_versions',
  'sign_in_challenges',
  'sign_in_codes',
  'ended_sessions',
  'step_ups',
]

describe('account export', () => {
  it('covers every table that holds rows of an account', () => {
    const statements = migrations.flatMap(step => step.statements)
    const renamed = statements.flatMap(text => /^ALTER TABLE (\w+) RENAME/.exec(text)?.[1] ?? [])
    const tables = statements
      .flatMap(text => /^CREATE TABLE (\w+)/.exec(text)?.[1] ?? [])
      .filter(table => !renamed.includes(table))
    const missing = tables.filter(
      table => !EXPORT_TABLES.some(part => part.table === table) && !UNOWNED_TABLES.includes(table),
    )
    expect(missing, 'say in server/features/security/account-export.ts whose their rows are').toEqual([])
  })

  itWithBackEnd('returns all rows page by page and none of another account [R7.4]', async ({ signUp }) => {
    const [ana, ben] = [await signUp({ account: 'ana@example.com', money: '5000' }), await signUp()]
    await ana.get('placeSpotOrder', { body: await spotOrderFields(ana) })
    const { rows: parts } = await ana.get('listExportParts')
    const counts = new Map(parts.map(({ part, rows }) => [part, rows]))
    expect(counts.get('deposits')).toBe(1)
    expect(counts.get('spot_orders')).toBe(1)
    expect(counts.get('transactions')).toBe(2)
    for (const { part, rows } of parts) expect(await rowsOf(ana, part), part).toHaveLength(rows)
    expect(await rowsOf(ana, 'users')).toMatchObject([{ account: 'ana@example.com' }])
    expect(await rowsOf(ben, 'deposits')).toEqual([])
    expect(await rowsOf(ben, 'users')).not.toMatchObject([{ account: 'ana@example.com' }])
    const postings = (await rowsOf(ana, 'postings')).length
    const pages = await Promise.all(
      Array.from({ length: postings }, (_, index) =>
        ana.get('exportPart', { query: { part: 'postings', pageNum: index + 1, pageSize: 1 } }),
      ),
    )
    expect(pages.flatMap(page => page.rows)).toEqual(await rowsOf(ana, 'postings'))
  })

  itWithBackEnd('contains no hash, no key and no unlisted table', async backEnd => {
    const member = await backEnd.signUp()
    const { recoveryCodes } = await enableTwoStep(member, backEnd)
    await member.get('confirmStepUp', { body: { code: recoveryCodes[0] } })
    const { rows: parts } = await member.get('listExportParts')
    const all = await Promise.all(parts.map(({ part }) => rowsOf(member, part)))
    const names = all.flat().flatMap(row => Object.keys(row))
    expect(names).toContain('user_agent')
    expect(names.filter(name => /hash|secret/.test(name))).toEqual([])
    for (const part of ['sign_in_codes', 'schema_version', 'nothing']) {
      const answer = await member.call('exportPart', { query: { ...PAGE, part } })
      expect(answer).toEqual({ code: 422, msg: 'hint_invalid_field', params: { field: 'part' } })
    }
  })
})

describe('closing an account', () => {
  const close = (member: Person, fields = {}) =>
    member.call('closeAccount', { body: { password: PASSWORD, confirmation: 'close', ...fields } })

  itWithBackEnd('is refused while it has money or open orders, naming each reason', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
    await member.get('placeSpotOrder', {
      body: await spotOrderFields(member, { orderType: 'limit', limitPrice: '100' }),
    })
    await member.get('createDeposit', { body: { channelId: 1, amount: '50', idempotencyKey: randomUUID() } })
    const asked = { fromCurrencyId: 3, toCurrencyId: 6, amount: '100' }
    const { data: preview } = await member.get('previewExchange', { body: asked })
    const { rateTime, received: minReceived } = preview
    await member.get('createExchange', {
      body: { ...asked, rateTime, minReceived, idempotencyKey: randomUUID() },
    })
    const { data } = await member.get('getClosing')
    expect(data.reasons).toMatchObject([
      { kind: 'balance', name: 'EUR', amount: minReceived },
      { kind: 'holding', name: 'AAPL', amount: '2' },
      { kind: 'balance', name: 'USDT' },
      { kind: 'spotOrder', count: 1 },
      { kind: 'deposit', count: 1 },
    ])
    expect(await close(member)).toEqual({ code: 460, msg: 'hint_account_not_empty' })
    expect(await member.call('getUserInfo')).toMatchObject({ code: 200 })
  })

  itWithBackEnd('gives up what cannot be withdrawn, if it is what the customer was shown', async backEnd => {
    const member = await backEnd.signUp({ money: '20.5' })
    const asked = { fromCurrencyId: 3, toCurrencyId: 6, amount: '1' }
    const closing = async () => (await member.get('getClosing')).data
    expect(await closing()).toMatchObject({ reasons: [{ name: 'USDT', amount: '20.5' }], remainder: [] })
    const { data: preview } = await member.get('previewExchange', { body: asked })
    const { rateTime, received: minReceived } = preview
    await member.get('createExchange', {
      body: { ...asked, rateTime, minReceived, idempotencyKey: randomUUID() },
    })
    const left = `${minReceived} EUR, 19.5 USDT`
    expect(await closing()).toEqual({
      reasons: [],
      remainder: [
        { name: 'EUR', amount: minReceived },
        { name: 'USDT', amount: '19.5' },
      ],
    })
    for (const remainder of [undefined, '19.5 USDT', `${minReceived} EUR, 19.49 USDT`]) {
      const refused = await close(member, remainder === undefined ? {} : { remainder })
      expect(refused).toEqual({ code: 460, msg: 'hint_account_not_empty' })
    }
    expect(await close(member, { remainder: left })).toEqual({ code: 200, msg: 'ok' })
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd('never gives up a holding, which can be sold, however small', async backEnd => {
    const { market } = backEnd.services
    expect(isRemainder(market, [{ asset: 'P:1', balance: 1n }])).toBe(false)
    expect(isRemainder(market, [{ asset: 'USDT', balance: parseMoney('19.999999') }])).toBe(true)
    expect(isRemainder(market, [{ asset: 'USDT', balance: parseMoney('20') }])).toBe(false)
    // Ten and twelve: one of them can be exchanged for the other.
    const both = [10, 12].map((units, at) => ({
      asset: at === 0 ? USDT : currencyAsset(4),
      balance: parseMoney(`${units}`),
    }))
    expect(isRemainder(market, both)).toBe(false)
  })

  itWithBackEnd('is refused while a loan is owed or pending, naming the loan', async backEnd => {
    const member = await backEnd.signUp({ money: '500' })
    const reasons = async () =>
      (await member.get('getClosing')).data.reasons.filter(({ kind }) => kind !== 'balance')
    expect(await reasons()).toEqual([])
    const loan = { kind: 'loan', count: 1, name: null, amount: null }
    await applyForLoan(member)
    expect(await reasons()).toEqual([loan])
    const all = await repaymentFields(backEnd, member)
    expect(await reasons()).toEqual([loan])
    expect(await close(member)).toEqual({ code: 460, msg: 'hint_account_not_empty' })
    await member.get('repayLoan', { body: all })
    expect(await reasons()).toEqual([])
  })

  itWithBackEnd('ends every session, and sign-in tells only whoever has the password', async backEnd => {
    const account = 'ana@example.com'
    const member = await backEnd.signUp({ account })
    const login = (password: string) => backEnd.guest.call('login', { body: { account, password } })
    expect(await member.get('getClosing')).toMatchObject({ data: { reasons: [] } })
    expect(await close(member, { password: 'wrong1234' })).toMatchObject({ msg: 'hint_wrong_password' })
    expect(await close(member, { confirmation: 'yes' })).toMatchObject({ params: { field: 'confirmation' } })
    expect(await close(member)).toEqual({ code: 200, msg: 'ok' })
    expect(await member.call('getUserInfo')).toMatchObject({ code: 401 })
    expect(await login(PASSWORD)).toEqual({ code: 460, msg: 'hint_account_closed' })
    expect(await login('wrong1234')).toMatchObject({ code: 422, msg: 'hint_wrong_credentials' })
  })

  itWithBackEnd('requires the second-step code where two-step verification is on', async backEnd => {
    const member = await backEnd.signUp()
    const { recoveryCodes } = await enableTwoStep(member, backEnd)
    expect(await close(member)).toEqual({
      code: 422,
      msg: 'hint_second_code_needed',
      params: { field: 'code' },
    })
    expect(await close(member, { code: recoveryCodes[0] })).toEqual({ code: 200, msg: 'ok' })
  })
})
