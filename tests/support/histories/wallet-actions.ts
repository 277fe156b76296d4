/** Wallet actions over HTTP, for random histories. */
import { randomUUID } from 'node:crypto'
import { multiply, truncate } from '#src/lib/money/money.ts'
import { PASSWORD, spotOrderFields, type Fields, type Person } from '../back-end.ts'
import { endWaitingPeriod } from '../features/withdraw.ts'

export const WALLET_ACTIONS = [
  'exchange',
  'exchange',
  'withdraw',
  'cancelWithdrawal',
  'pledge',
  'mining',
  'redeem',
  'shares',
  'loan',
  'repay',
  'award',
] as const
export type WalletActionKind = (typeof WALLET_ACTIONS)[number]

interface WalletAction {
  readonly kind: WalletActionKind
  readonly product: 0 | 1 | 2 | 3 | 4
  readonly side: 1 | 2
  /** Per mille of what is possible. */
  readonly size: number
}

const WITHDRAW_PASSWORD = '246813'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const USDT = { id: 3, scale: 6 }
/** A coin, another coin, money with two decimals, with none and with inverse prices, and a coin that counts as one. */
const CURRENCIES = [
  { id: 1, scale: 8 },
  { id: 2, scale: 8 },
  { id: 6, scale: 2 },
  { id: 8, scale: 0 },
  { id: 4, scale: 6 },
] as const

const key = () => ({ idempotencyKey: randomUUID() })
const page = { query: { pageNum: 1, pageSize: 20 } }

/** A per mille share of an amount, truncated. */
export const share = (amount: string, size: number, decimals: number) =>
  truncate(multiply(amount, `0.${String(size).padStart(3, '0')}`), decimals)

async function exchange(person: Person, { product, side, size }: WalletAction): Promise<void> {
  const other = CURRENCIES[product]
  const [from, to] = side === 1 ? [USDT, other] : [other, USDT]
  const { data } = await person.get('getUserBalance', { query: { currencyId: from.id } })
  // At most a third, so that something is left for later actions.
  const amount = share(data.available, Math.ceil(size / 3), from.scale)
  const asked = { fromCurrencyId: from.id, toCurrencyId: to.id, amount }
  const preview = await person.call('previewExchange', { body: asked })
  if (preview.code !== 200) return
  const { rateTime, received } = preview.data as { rateTime: number; received: string }
  await person.call('createExchange', { body: { ...asked, rateTime, minReceived: received, ...key() } })
}

const targets = new WeakMap<Person, string>()

/** The id of the withdrawal address; binds it and sets the withdrawal password on first use. */
async function withdrawalTargetOf(person: Person): Promise<string> {
  const known = targets.get(person)
  if (known) return known
  const passwords = { password: PASSWORD, withdrawPassword: WITHDRAW_PASSWORD }
  await person.call('setWithdrawPassword', { body: passwords })
  await endWaitingPeriod(person)
  // The sign-in is too long ago to count as a confirmation.
  await person.get('confirmStepUp', { body: { password: PASSWORD } })
  const body = { currencyId: USDT.id, addressType: 'TRC20', address: TRON }
  await person.get('confirmStepUp', { body: { password: PASSWORD } })
  const { data } = await person.get('bindWalletAddress', { body })
  targets.set(person, data.id)
  return data.id
}

async function withdraw(person: Person, { side, size }: WalletAction): Promise<void> {
  const targetId = await withdrawalTargetOf(person)
  // The sandbox operator refuses every third one.
  const amount = size % 3 === 0 ? `${size}.13` : `${size}.00000${side}`
  await person.call('createWithdrawal', {
    body: {
      channelId: 2,
      amount,
      targetId,
      previewArrives: '0',
      withdrawPassword: WITHDRAW_PASSWORD,
      ...key(),
    },
  })
}

async function placeEarningOrder(
  person: Person,
  kind: 'Pledge' | 'Mining',
  { product, size }: WalletAction,
): Promise<void> {
  const { rows } =
    kind === 'Pledge' ? await person.get('listPledgeProducts') : await person.get('listMiningProducts')
  const offer = rows[product % rows.length]
  if (!offer) return
  const amount = truncate(multiply(offer.minAmount, `${1 + size / 500}`), offer.decimals)
  const body = { productId: offer.id, amount }
  const preview = kind === 'Pledge' ? 'previewPledge' : 'previewMining'
  const { data } = (await person.call(preview, { body })) as { data?: Fields }
  if (!data) return
  const { dailyRate, earlyRate, startsAt } = data
  const place = kind === 'Pledge' ? 'placePledge' : 'placeMiningOrder'
  await person.call(place, { body: { ...body, dailyRate, earlyRate, startsAt, ...key() } })
}

const REDEMPTIONS = [
  ['listPledgeOrders', 'previewPledgeRedemption', 'redeemPledge'],
  ['listMiningOrders', 'previewMiningRelease', 'releaseMiningOrder'],
] as const

/** Redeems the newest active pledge or lock early. */
async function redeem(person: Person): Promise<void> {
  for (const [list, preview, leave] of REDEMPTIONS) {
    const order = (await person.get(list, page)).rows.find(row => row.status === 'running')
    if (!order) continue
    const { data } = await person.call(preview, { body: { orderId: order.id } })
    const { penalty } = (data ?? {}) as { penalty?: string }
    return void (await person.call(leave, { body: { orderId: order.id, penalty, ...key() } }))
  }
}

/** The sandbox, on-chain and online channels; those that require a photo are left out. */
const CHANNELS = [1, 3, 4, 5, 5] as const
/** Channels of the coins' own networks. */
const COIN_CHANNELS: Readonly<Record<number, number>> = { 3: 6, 4: 7 }

/** Deposits; an online payment succeeds, fails or is cancelled. */
export async function deposit(
  person: Person,
  { product, side, size }: Pick<WalletAction, 'product' | 'side' | 'size'>,
): Promise<void> {
  const channel = CHANNELS[product]
  const coin = side === 2 ? COIN_CHANNELS[channel] : undefined
  const amount = coin === undefined ? `${50 + size}.${side}` : `0.${String(size).padStart(3, '0')}57`
  const body = { channelId: coin ?? channel, amount, ...key() }
  const { data } = await person.call('createDeposit', { body })
  const { id, status } = (data ?? {}) as { id?: string; status?: string }
  if (id === undefined || status !== 'unpaid') return
  if (size % 3 === 0) await person.call('cancelDeposit', { body: { id, ...key() } })
  else {
    const outcome = side === 1 ? 'paid' : 'failed'
    await person.call('payDeposit', { body: { id, outcome, ...key() } })
  }
}

/** Subscribes to open new shares and cancels every fourth subscription. */
async function subscribe(person: Person, { size }: WalletAction): Promise<void> {
  const { rows } = await person.get('listShareOffers', { query: { ...page.query, view: 'current' } })
  const offer = rows.find(row => row.status === 'open')
  if (!offer) return
  const body = { offerId: offer.id, lots: 1 + (size % offer.maxLots), ...key() }
  const { data } = await person.call('subscribeToShares', { body })
  const { id } = (data ?? {}) as { id?: string }
  if (id && size % 4 === 0) await person.call('cancelShareSubscription', { body: { id, ...key() } })
}

/** Applies for a loan, refused while another is open, and withdraws every fourth application. */
async function borrow(person: Person, { product, size }: WalletAction): Promise<void> {
  const { rows } = await person.get('listLoanProducts')
  const offer = rows[product % rows.length]
  if (!offer) return
  const body = { productId: offer.id, amount: truncate(multiply(offer.minAmount, `${1 + size / 500}`), 2) }
  const { data } = await person.call('previewLoan', { body })
  const { fee, security, totalInterest, overdueRate } = (data ?? {}) as Fields
  const applied = await person.call('applyForLoan', {
    body: { ...body, fee, security, totalInterest, overdueRate, ...key() },
  })
  const { id } = (applied.data ?? {}) as { id?: string }
  if (id && size % 4 === 0) await person.call('withdrawLoanApplication', { body: { loanId: id, ...key() } })
}

/** Pays the next instalment of the open loan, or all of it. */
async function repay(person: Person, { side }: WalletAction): Promise<void> {
  const { rows } = await person.get('listLoans', { query: { ...page.query, view: 'open' } })
  const [loan] = rows
  if (!loan) return
  const { data } = await person.get('getLoan', { query: { id: loan.id } })
  const kind = side === 1 ? 'instalment' : 'all'
  const owed = side === 1 ? data.next : data.all
  if (owed) await person.call('repayLoan', { body: { loanId: loan.id, kind, total: owed.total, ...key() } })
}

/** Claims the bonus of every task that is done. */
/** After a purchase whose fee is enough for the bonus. */
async function claim(person: Person): Promise<void> {
  const order = await spotOrderFields(person, { productType: 2, productCode: 'BTC', quantity: '0.1' })
  await person.call('placeSpotOrder', { body: order })
  const { rows = [] } = await person.call('listWelfareTasks')
  for (const { code } of rows as { code: string }[])
    await person.call('claimWelfareTask', { body: { code, ...key() } })
}

/** Tries an action; refusals are ignored. */
export async function attemptWalletAction(person: Person, deed: WalletAction): Promise<void> {
  switch (deed.kind) {
    case 'exchange':
      return exchange(person, deed)
    case 'withdraw':
      return withdraw(person, deed)
    case 'cancelWithdrawal': {
      await withdraw(person, deed)
      const { rows } = await person.get('listWithdrawals', page)
      const pending = rows.find(row => row.status === 'pending')
      return void (pending && (await person.call('cancelWithdrawal', { body: { id: pending.id, ...key() } })))
    }
    case 'loan':
      return borrow(person, deed)
    case 'repay':
      return repay(person, deed)
    case 'pledge':
      return placeEarningOrder(person, 'Pledge', deed)
    case 'mining':
      return placeEarningOrder(person, 'Mining', deed)
    case 'redeem':
      return redeem(person)
    case 'shares':
      return subscribe(person, deed)
    case 'award':
      return claim(person)
  }
}
