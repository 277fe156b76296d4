/**
 * Checks that the specification tells what the product's document says from what was added to it (R7.8): every property
 * and query parameter of a documented operation is either listed here or marked `x-origin: designed`.
 */
import { resolve, valueAt, type Document, type Operation, type Schema } from './verify/document.ts'

/** The queries that section 7 of the document names, by operation; the operations without one are listed too. */
export const DOCUMENTED_OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  getUserInfo: [],
  getAssetPanel: [],
  listRechargeChannels: [],
  listWithdrawChannels: [],
  listPlatformCurrencies: ['currencyType'],
  listBibiAssets: [],
  listBankProperties: ['configType'],
  isWithdrawPasswordSet: [],
  countUnreadMessages: [],
  getSiteInfo: [],
  getExchangeInfo: [],
  listTips: ['pageNum', 'pageSize'],
  listOrderFeeSettings: [],
  getUserBalance: ['currencyId'],
  getLanguageMessages: ['lang'],
  listSwitches: [],
  listPopUps: [],
  listAppConfig: ['pagePath'],
  listFastTradeOptions: ['productType', 'productCode'],
  addToWatchlist: [],
  listStockProducts: ['pageNum', 'pageSize', 'keyWords'],
  listCryptoProducts: ['pageNum', 'pageSize', 'keyWords'],
  listFuturesProducts: ['pageNum', 'pageSize', 'keyWords'],
  listForexProducts: ['pageNum', 'pageSize', 'keyWords'],
  listWatchlist: [],
  listRecommendedProducts: ['pageNum', 'pageSize'],
}

const LANGUAGES = 'zh en tc de es fr idn jp ko my th vi pt rus blr ida sa ar it'
const PRODUCT =
  'id productId productName productNameLang productCode productDesc productImg productType isVisible sort PositionType isLock isShow isSelfSell isOption standard tickerInfo'

/**
 * The properties that the document names or describes, by schema; of all other schemas it shows none. Where it only
 * describes one (the visibility flag of a tip, the previous-day block), its name is ours.
 */
const DOCUMENTED_PROPERTIES: Readonly<Record<string, string>> = {
  UserInfo: 'accountType',
  AssetPanel: 'allMarginAmount profitAndLose profitAndLoseToday userBalanceConvert',
  PlatformCurrency: 'id currencyName currencyType walletAddressType',
  BibiAsset: 'productCode bibiAmount',
  BankProperty: 'configType',
  SiteInfo: 'otherValue',
  Tip: 'remark isVisible content',
  FeatureSwitch: 'switchName status description',
  AppConfigRow: 'isVisible desc module',
  FastTradeOption: 'productType productCode',
  OrderFeeSetting: 'remark feeRate',
  Product: PRODUCT,
  TickerInfo: 'ticker nowPrice changeRate changePrice day minute prevDay',
  PriceBlock: 'open close max min volume averagePrice tradeAmount',
  WatchlistEntry: 'productCode productType productId',
  LocalizedText: LANGUAGES,
}

/** What the document says of every response: a code, a message with its parameters, and a data field. */
const DOCUMENTED_ENVELOPE = 'code msg data params'

const originOf = (value: unknown) => (value as { 'x-origin'?: unknown })['x-origin']
const isDesigned = (value: unknown) => originOf(value) === 'designed'

function documentedIn(name: string): ReadonlySet<string> {
  const isEnvelope = /(Answer|Page|Envelope)$|^Done$/.test(name)
  return new Set((isEnvelope ? DOCUMENTED_ENVELOPE : (DOCUMENTED_PROPERTIES[name] ?? '')).split(' '))
}

/** The schemas of an operation's body and answers. */
function rootsOf(document: Document, operation: Operation): Schema[] {
  const answers = valueAt(document, `${operation.pointer}/responses/200/content`) as Record<
    string,
    { schema: Schema }
  >
  const body = operation.body ? [{ $ref: `#${operation.body.pointer}` }] : []
  return [...body, ...Object.values(answers).map(({ schema }) => schema)]
}

/** One sentence for each field whose mark does not agree with the document; empty when all do. */
export function findMarkProblems(document: Document, operations: readonly Operation[]): string[] {
  const problems = new Set<string>()
  const visited = new Set<string>()

  const complain = (field: string, isDocumented: boolean, isMarked: boolean) => {
    if (!isDocumented && !isMarked)
      problems.add(`${field} is not in the product's document: mark it x-origin: designed`)
    if (isDocumented && isMarked)
      problems.add(`${field} is in the product's document, but is marked x-origin: designed`)
  }

  const visit = (schema: Schema, name: string) => {
    const reference = schema.$ref?.split('/').at(-1)
    if (reference !== undefined) {
      if (visited.has(reference)) return
      visited.add(reference)
    }
    const own = reference ?? name
    const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolve(document, schema)
    const documented = documentedIn(own)
    for (const [property, inner] of Object.entries(properties)) {
      const isMarked = isDesigned(inner)
      complain(`${own}.${property}`, documented.has(property), isMarked)
      // What a designed property consists of, is designed with it.
      if (!isMarked || property === 'rows') visit(inner, `${own}.${property}`)
    }
    for (const inner of [...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf]) visit(inner, own)
  }

  const byId = new Map(operations.map(operation => [operation.id, operation]))
  for (const [id, query] of Object.entries(DOCUMENTED_OPERATIONS)) {
    const operation = byId.get(id)
    if (!operation) {
      problems.add(`${id} is in the product's document, but not in the specification`)
      continue
    }
    if (originOf(valueAt(document, operation.pointer)) !== 'documented')
      problems.add(`${id} must have x-origin: documented`)
    const sent = operation.parameters.filter(parameter => parameter.in === 'query')
    for (const parameter of sent)
      complain(`${id}?${parameter.name}`, query.includes(parameter.name), isDesigned(parameter))
    for (const missing of query.filter(each => !sent.some(({ name }) => name === each)))
      problems.add(`${id} lacks the documented query ${missing}`)
    for (const schema of rootsOf(document, operation)) visit(schema, id)
  }
  for (const operation of operations)
    if (
      !(operation.id in DOCUMENTED_OPERATIONS) &&
      originOf(valueAt(document, operation.pointer)) !== 'designed'
    )
      problems.add(`${operation.id} is not in the product's document: x-origin must be designed`)
  return [...problems]
}
