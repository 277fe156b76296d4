import type { Random } from '#contracts/verify/random.ts'
import type { Api } from './api.ts'
import type { Actor, Witness } from './people.ts'
import type { Fields } from './pool.ts'
import { uuid } from './values.ts'

const PAGE = { pageNum: 1, pageSize: 100 }

/** Everything that the account can read about itself. */
const STATEMENT: readonly (readonly [operation: string, query: Fields])[] = [
  ['listLedgerEntries', PAGE],
  ['listBalances', {}],
  ['listSpotOrders', PAGE],
  ['listHoldings', {}],
  ['listBibiOrders', PAGE],
  ['listContractOrders', PAGE],
  ['listContractPositions', PAGE],
  ['listContractHistory', PAGE],
  ['listQuickOrders', PAGE],
  ['listDeposits', PAGE],
  ['listWithdrawals', PAGE],
  ['listExchanges', PAGE],
  ['listBankCards', {}],
  ['listWalletAddresses', {}],
  ['listSessions', {}],
  ['listMessages', PAGE],
  ['listWatchlist', {}],
  ['listFollows', PAGE],
  ['listPledgeOrders', PAGE],
  ['listMiningOrders', PAGE],
  ['listShareSubscriptions', PAGE],
  ['listLoans', { ...PAGE, view: 'open' }],
  ['listServiceMessages', PAGE],
  ['getUserInfo', {}],
  ['getSecurity', {}],
  ['getIdentity', {}],
  ['getTradingLimits', {}],
  ['getWithdrawPasswordState', {}],
]

/** Fields that neither the market nor a job changes. */
const STABLE: ReadonlySet<string> = new Set(
  `id status quantity limitPrice fillPrice entryPrice leverage direction amount fee cost total available held createdAt closedAt
  openedAt reason account nickName inviteCode type kind productCode currencyId takeProfit stopLoss address label text isSet
  isOn since dailyStakeLimit coolingOffUntil level`.split(/\s+/),
)

/** Entries that jobs write. */
const BY_JOBS: ReadonlySet<unknown> = new Set(['contractFunding', 'pledgeInterest', 'miningOutput', 'award'])

type Row = Readonly<Record<string, unknown>>

const stable = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => STABLE.has(name)))

const isByJobs = (row: Row) => BY_JOBS.has(row['type'])

/** Creates a holding, a position and open orders. */
async function trade(api: Api, actor: Actor, random: Random): Promise<void> {
  const key = () => ({ idempotencyKey: uuid(random) })
  const apple = { productType: 1, productCode: 'AAPL', exchangeType: 1 }
  const bought = { ...apple, orderType: 'market', quantity: '3' }
  const { price } = await api.get(actor, 'previewSpotOrder', bought)
  await api.get(actor, 'placeSpotOrder', { ...bought, previewPrice: String(price), ...key() })
  // Far below the market, so that it stays open.
  await api.get(actor, 'placeSpotOrder', {
    ...apple,
    orderType: 'limit',
    limitPrice: '20',
    quantity: '4',
    previewPrice: String(price),
    ...key(),
  })
  const long = { productType: 2, productCode: 'BTC', direction: 'long', leverage: 1, quantity: '0.01' }
  const preview = await api.get(actor, 'previewContractOrder', { ...long, orderType: 'market' })
  const previewPrice = String(preview['price'])
  await api.get(actor, 'placeContractOrder', { ...long, orderType: 'market', previewPrice, ...key() })
  const far = { ...long, orderType: 'limit', limitPrice: '20000', previewPrice }
  await api.get(actor, 'placeContractOrder', { ...far, ...key() })
  await api.call(actor, 'bindWalletAddress', {
    currencyId: 1,
    addressType: 'BTC',
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  })
  await api.call(actor, 'addToWatchlist', { productCode: 'AAPL', productType: 1, productId: 1 })
}

/** The ids in rows, long enough not to collide by chance. */
const idsIn = (rows: readonly Row[]) =>
  rows.flatMap(({ id }) => (typeof id === 'string' && /^[0-9]{15,}$/.test(id) ? [id] : []))

/** An account with a holding, a position and open orders, of which others know only the name. */
export async function createWitness(api: Api, actor: Actor, random: Random): Promise<Witness> {
  await trade(api, actor, random)
  const read = async (): Promise<readonly (readonly [string, readonly Row[]])[]> => {
    const parts: (readonly [string, readonly Row[]])[] = []
    for (const [operation, query] of STATEMENT)
      parts.push([operation, await api.rows(actor, operation, query)])
    return parts
  }
  const first = await read()
  const started = Date.now()
  const isOld = (row: Row) => !(Number(row['createdAt'] ?? 0) > started)
  return {
    marks: [actor.account ?? '', ...new Set(first.flatMap(([, rows]) => idsIn(rows)))],
    statement: async () => {
      const parts = await read()
      const entries = parts.find(([operation]) => operation === 'listLedgerEntries')?.[1] ?? []
      const isMoved = entries.some(isByJobs)
      return parts
        .filter(([operation]) => !(isMoved && operation === 'listBalances'))
        .map(([operation, rows]) => {
          const kept = rows.filter(row => !isByJobs(row) && (operation !== 'listMessages' || isOld(row)))
          return `${operation} ${JSON.stringify(kept.map(stable))}`
        })
        .join('\n')
    },
  }
}
