import { computeAccessibleDescription } from 'dom-accessibility-api'
import { render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { getExchangeMock } from '#src/api/generated/exchange/exchange.msw.ts'
import type { ExchangePreview } from '#models'
import ExchangeScreen from '#src/features/exchange/exchange-screen.tsx'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { listen } from '#tests/support/heard.ts'
import { answering, errorOf, useNetwork, visit, type Visit } from '../support/visit.tsx'

const path = '/pages/user/exchange'
const screens = { [path]: ExchangeScreen, '/pages/user/login': LoginScreen }
const preview = '/api/exchange/preview'
const create = '/api/exchange/create'
const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount')
const review = () => screen.getByRole('button', { name: 'Review exchange' })

/** A preview at the current rate, of 1,000 by default; `change` overrides its fields. */
function previewOf(change: Partial<ExchangePreview> = {}): ExchangePreview {
  return {
    fromCurrencyId: 3,
    fromCurrencyName: 'USDT',
    toCurrencyId: 5,
    toCurrencyName: 'USD',
    amount: '1000',
    marketRate: '1',
    spreadRate: '0.001',
    rate: '0.999',
    gross: '999',
    spreadCost: '1',
    feeRate: '0.001',
    fee: '0.99',
    received: '998.01',
    value: '1000',
    fromProductId: null,
    fromProductCode: null,
    fromPrice: '1',
    fromInverse: false,
    toProductId: null,
    toProductCode: null,
    toPrice: '1',
    toInverse: false,
    minAmount: '1',
    maxAmount: '100000',
    available: '5000',
    rateTime: 1795199400000,
    expiresAt: 1795199415000,
    problem: null,
    ...change,
  }
}
const done = (data: object) => ({ code: 200, msg: 'ok', data })
const previewHandler = (change: Partial<ExchangePreview> = {}) =>
  answering('post', preview, done(previewOf(change)))

async function open(options: Visit = {}, route = path) {
  const visited = await visit(route, screens, {
    ...options,
    handlers: [...(options.handlers ?? []), previewHandler(), ...getExchangeMock()],
  })
  await amountField()
  return visited
}

useNetwork()

it('exchange form shows the rate, the spread, the fee and the minimum received before anything is sent [R2.5]', async () => {
  const { user } = await open()
  await user.type(await amountField(), '1,000')
  const total = await screen.findByText('You receive at least')
  const list = total.closest('dl')!
  expect(within(list).getByText('998.01')).toBeTruthy()
  expect(within(list).getByText('0.1% below market')).toBeTruthy()
  expect(within(list).getByText('0.1% of what you receive')).toBeTruthy()
  expect(screen.getByText('1 USDT = 0.999 USD')).toBeTruthy()
  expect(screen.getByText(/ago|now/)).toBeTruthy()
  expect(screen.getByText(/From 1 to 100,000 USDT/)).toBeTruthy()
})

it('exchange form sends the confirmed rate once, shows the receipt, and has no error at the emptied field (U10)', async () => {
  const sent: Record<string, string>[] = []
  const receipt = { ...previewOf(), id: '7321480000000051', profit: null, createdAt: 1795199404000 }
  const handlers = [answering('post', create, fields => (sent.push(fields), done(receipt)))]
  const { user } = await open({ handlers })
  await user.type(await amountField(), '1000')
  await screen.findByText('You receive at least')
  await user.click(review())
  const sheet = within(await screen.findByRole('dialog', { name: 'Exchange at this rate?' }))
  expect(sheet.getByText(/Rate valid for at most 1[0-5] s/)).toBeTruthy()
  expect(sheet.getByText(/cannot be reversed/)).toBeTruthy()
  await user.dblClick(sheet.getByRole('button', { name: 'Exchange 1,000 USDT' }))
  const shown = await screen.findByRole('dialog', { name: 'Exchanged' })
  expect(computeAccessibleDescription(shown), 'a11y X24').toMatch(
    /^Paid: [\d.,]+ \w+, Received: [\d.,]+ \w+$/,
  )
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    fromCurrencyId: '3',
    toCurrencyId: '5',
    amount: '1000',
    rateTime: '1795199400000',
    minReceived: '998.01',
  })
  expect((await amountField()).value).toBe('')
  expect(errorOf(await amountField())).toBeUndefined()
})

it('exchange form offers the new rate when the shown one expired on the way, and keeps its input', async () => {
  let received = '998.01'
  const sent: Record<string, string>[] = []
  const handlers = [
    answering('post', preview, () => done(previewOf({ received }))),
    answering('post', create, fields => {
      sent.push(fields)
      received = '990.55'
      return { code: 460, msg: 'hint_rate_expired', params: { seconds: '15' } }
    }),
  ]
  const { user } = await open({ handlers })
  await user.type(await amountField(), '1000')
  await screen.findByText('You receive at least')
  await user.click(review())
  await user.click(await screen.findByRole('button', { name: 'Exchange 1,000 USDT' }))
  expect(await screen.findByText(/would receive 990.55 USD instead of 998.01/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Exchange 1,000 USDT' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ minReceived: '990.55' })
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey)
  expect((await amountField()).value).toBe('1000')
})

it('exchange form says so when the rate that it asks for is an answer passed through [R8.1]', async () => {
  let answer: object = done(previewOf())
  const { user } = await open({ handlers: [answering('post', preview, () => answer)] })
  await user.type(await amountField(), '1000')
  await screen.findByText('You receive at least')
  answer = { code: 460, msg: 'hint_48' }
  await user.click(review())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Interface exception/)
})

it('exchange sheet removes the confirm button once the rate expires and gets another on request', async () => {
  const { user } = await open({ handlers: [previewHandler({ expiresAt: 1795199400900 })] })
  await user.type(await amountField(), '1000')
  await screen.findByText('You receive at least')
  await user.click(review())
  expect(await screen.findByText('This rate has expired', undefined, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Exchange 1,000 USDT' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Get a new rate' }))
  expect(await screen.findByRole('button', { name: 'Exchange 1,000 USDT' })).toBeTruthy()
})

it('exchange form retries with the same key when no answer came', async () => {
  const keys: (string | null)[] = []
  const lost = http.post(`*${create}`, async ({ request }) => {
    keys.push(new URLSearchParams(await request.text()).get('idempotencyKey'))
    return HttpResponse.error()
  })
  const { user } = await open({ handlers: [lost] })
  await user.type(await amountField(), '1000')
  await screen.findByText('You receive at least')
  await user.click(review())
  await user.click(await screen.findByRole('button', { name: 'Exchange 1,000 USDT' }))
  expect(await screen.findByText(/it will not be done twice/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toBe(keys[1])
})

it('exchange form keeps the draft when the session expires, and restores it [R1.4, R4.1, R8.2]', async () => {
  let isExpired = false
  const handlers = [
    answering('post', preview, () => (isExpired ? { code: 401, msg: 'hint_signed_out' } : done(previewOf()))),
  ]
  const { user, route } = await open({ handlers }, `${path}?from=3&to=5`)
  await user.type(await amountField(), '250')
  await screen.findByText('You receive at least')
  isExpired = true
  await user.click(review())
  await waitFor(() => expect(route()).toMatch('/pages/user/login?route='))
  isExpired = false
  await user.type(screen.getByLabelText('Email or phone'), 'demo@fairline.test')
  await user.type(screen.getByLabelText('Password'), 'skylark1')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await amountField()).value).toBe('250')
  expect(route()).toBe(`${path}?from=3&to=5`)
})

it('exchange form shows a problem at the amount and requests no rate', async () => {
  const problem = {
    field: 'amount' as const,
    msg: 'hint_insufficient_balance',
    params: { available: '5', currency: 'USDT' },
  }
  const { user } = await open({ handlers: [previewHandler({ problem, available: '5' })] })
  await user.type(await amountField(), '1000')
  await waitFor(async () => expect(errorOf(await amountField())).toMatch(/5 USDT/))
  await user.click(review())
  expect(screen.queryByRole('dialog', { name: 'Exchange at this rate?' })).toBeNull()
})

it.each([
  ['1.0000001', 'At most 6 decimals'],
  ['-5', 'Cannot be negative'],
  ['1e5', 'Enter the full number, without “e”'],
  ['', 'This field is required'],
])('exchange form rejects the amount %j at the field with its own message [R5.4]', async (typed, words) => {
  const { user } = await open()
  if (typed) await user.type(await amountField(), typed)
  await user.click(review())
  expect(errorOf(await amountField())).toBe(words)
})

it('exchange form fills in the maximum: the limit or the whole balance', async () => {
  const { user } = await open({ handlers: [previewHandler({ available: '250000.123456' })] })
  await user.click(await screen.findByRole('button', { name: 'Max' }))
  expect((await amountField()).value).toBe('100,000')
})

it('exchange form takes its currencies from the URL and swaps them', async () => {
  const { user, route } = await open({}, `${path}?from=5&to=3`)
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value
  expect([value('Currency you pay'), value('Currency you receive')]).toEqual(['USD', 'USDT'])
  const { heard, stop } = listen()
  render(<Announcer />)
  await user.click(screen.getByRole('button', { name: 'Swap currencies' }))
  await waitFor(() => expect(heard.at(-1)).toBe('You now pay USDT and receive USD'))
  stop()
  expect([value('Currency you pay'), value('Currency you receive')]).toEqual(['USDT', 'USD'])
  expect(route()).toBe(`${path}?from=3&to=5`)
})

it('exchange form takes its default currencies from the site settings [R9.1]', async () => {
  const info = { siteName: 'x', otherValue: { default_trade_currency_id: '5', default_transId: '3' } }
  await open({ handlers: [answering('get', '/api/siteInfo/getSiteInfo', done(info))] })
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Currency you pay', { selector: 'input' }).value).toBe(
      'USD',
    ),
  )
})

it('exchange screen lists the market rates, and a tap pays in that currency [R7.5]', async () => {
  const euroCurrency = { id: 6, currencyName: 'EUR', currencyType: 2, walletAddressType: '', scale: 2 }
  const base = { id: 3, currencyName: 'USDT', currencyType: 1, walletAddressType: 'TRC20', scale: 6 }
  const currencies = answering('get', '/api/platformCurrency/list', {
    code: 200,
    msg: 'ok',
    rows: [base, euroCurrency],
    total: 2,
  })
  const { user, route } = await open({ handlers: [currencies] })
  const rates = await screen.findByRole('list', { name: 'Market rates' })
  const euro = within(rates).getByRole('button', { name: /1 EUR/ })
  expect(euro.textContent).toContain('1.08432 USDT')
  expect(within(rates).queryByText('1 USDT')).toBeNull()
  await user.click(euro)
  await waitFor(() => expect(route()).toContain('from=6'))
})
