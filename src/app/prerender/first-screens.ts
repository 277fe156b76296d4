/**
 * What the tabs with prices show first: the calls that they need, and their templates filled with the answers. The calls
 * are those that the screens make themselves, which take these answers over.
 */
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import type { AppConfigRow, Product, ProductDetail, SiteInfo } from '#models'
import type { OperationPath } from '#src/api/generated/operations.ts'
import { marketTabs, useMarketView } from '#src/features/market/market-view.ts'
import { currentLocale } from '#src/i18n/runtime.ts'
import { pageBlocks } from '#src/lib/site/page-config.ts'
import { switchMap } from '#src/lib/site/switches.ts'
import { lastPrices } from '#src/stores/quotes/last-prices.ts'
import { asRecord } from '#src/stores/storage/parse.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { useSession } from '#src/stores/session/session.ts'
import { localEntries } from '#src/stores/storage/storage.ts'
import states from '#src/ui/feedback/states.module.css'
import screenStyles from '#src/ui/screen.module.css'
import { pageWidth } from '#src/widgets/page-blocks/block-columns.ts'
import { maxProducts, rankings, rankingsOf, rankingTitle } from '#src/widgets/page-blocks/ranking.ts'
import { visibleProducts } from '#src/widgets/quotes/product.ts'
import { sortProducts } from '#src/widgets/quotes/sort.ts'
import {
  homePage,
  marketList,
  pricedTabAt,
  requestHome,
  requestMarket,
  requestTrade,
  tradedProduct,
  type ConfigAnswer,
  type SiteAnswer,
  type SwitchAnswer,
} from './first-calls.ts'
import { firstPaths } from './first-paths.ts'
import { fillMessages, fillRows, fillTrade, markAge } from './fill.ts'
import type { TemplateName } from './markers.ts'

/** A filled screen. */
export interface FirstScreen {
  element: HTMLElement
  /** The products of its rows, or the one of the trade tab. */
  products: readonly Product[]
  /** The list that the products are the current ones of. */
  list?: OperationPath
  /** Of the last visit's prices: when they were those of the market, epoch ms. */
  time?: number
}

type Blocks = ReturnType<typeof pageBlocks<AppConfigRow>>

/** Fills the template of a screen; undefined where it cannot. The messages are loaded. */
export type Fill = () => FirstScreen | undefined

interface Source {
  /** Asks for its answers. Never rejects. */
  request: () => Promise<Fill | undefined>
  /** What is known from the last visit. */
  recall: () => Fill | undefined
}

/** What the tab at a path shows first; undefined for a screen without prices. The runtime config is known. */
export function firstScreenAt(path: string): Source | undefined {
  const tab = pricedTabAt(path)
  return tab && { home: homeSource, market: marketSource, trade: tradeSource }[tab]
}

const homeSource: Source = {
  request: async () => {
    const [switches, config, list, site] = await requestHome()
    const products = rowsOf(list)
    return (
      products &&
      (() => current(firstPaths.recommended, fillHome(blocksOf(switches, config), products, dataOf(site))))
    )
  },
  recall: () => {
    const last = lastPrices<Product>(firstPaths.recommended)
    const config = blocksOf(
      copyOf<SwitchAnswer>('/api/switchSet/list'),
      copyOf<ConfigAnswer>('/api/appConfig/list', homePage),
    )
    const site = dataOf(copyOf<SiteAnswer>('/api/siteInfo/getSiteInfo'))
    return last && (() => aged(last.time, fillHome(config, last.products, site)))
  },
}

function blocksOf(switches: SwitchAnswer | undefined, config: ConfigAnswer | undefined): Blocks | undefined {
  const rows = rowsOf(config)
  const set = rowsOf(switches)
  return (
    rows &&
    set &&
    pageBlocks(
      rows.toSorted((a, b) => a.sort - b.sort),
      switchMap(set),
    )
  )
}

/** The copy of an answer that the app keeps on this device: src/api/persisted-queries.ts. */
function copyOf<Answer>(path: OperationPath, params?: object): Answer | undefined {
  const name = `query:${JSON.stringify(params ? [path, params] : [path])}`
  return asRecord(localEntries.getItem(name)?.state)?.answer as Answer | undefined
}

const current = (list: OperationPath, screen: FirstScreen | undefined) => screen && { ...screen, list }

function aged(time: number, screen: FirstScreen | undefined): FirstScreen | undefined {
  if (screen) markAge(screen.element, time)
  return screen && { ...screen, time }
}

function fillHome(
  config: Blocks | undefined,
  products: readonly Product[],
  site: SiteInfo | undefined,
): FirstScreen | undefined {
  // Above other blocks, whose height is not known, the rows would move.
  if (config?.[0]?.module !== 'ranking') return undefined
  const isMember = useSession.getState().token !== undefined
  const element = cloneTemplate(isMember ? 'home-of-member' : 'home', site?.siteName)
  const [summary, blocks] = element.querySelector(`.${screenStyles.body}`)!.children
  if (config.some(({ module }) => module === 'assets')) summary?.remove()
  element
    .querySelector(`.${screenStyles.screen}`)
    ?.classList.toggle(screenStyles.wide ?? '', pageWidth(config) === 'wide')
  const { rows } = config[0]
  const title = rankingTitle(rows)
  const heading = blocks?.querySelector('h2')
  if (heading && title) heading.textContent = title
  const offered = rankingsOf(rows)
  if (offered.length === 1) blocks?.querySelector('[role=tablist]')?.remove()
  const shown = sortProducts(
    visibleProducts(products),
    rankings[offered[0] ?? 'change'],
    currentLocale(),
  ).slice(0, maxProducts)
  fillRows(element, shown)
  return { element, products: shown }
}

const marketSource: Source = {
  request: async () => {
    const list = marketList()
    const products = rowsOf(await requestMarket())
    if (!list || !products || products.length === 0) return undefined
    return () => current(list, fillMarket(products))
  },
  recall: () => {
    const last = lastPrices<Product>(marketList() ?? '')
    return last && (() => aged(last.time, fillMarket(last.products)))
  },
}

function fillMarket(products: readonly Product[]): FirstScreen {
  const { tab, sort } = useMarketView.getState()
  const element = cloneTemplate('market')
  for (const [index, button] of element.querySelectorAll('[role=tab]').entries())
    button.setAttribute('aria-selected', String(marketTabs[index] === tab))
  const shown = sortProducts(visibleProducts(products), sort, currentLocale())
  fillRows(element, shown)
  return { element, products: shown }
}

const tradeSource: Source = {
  request: async () => {
    const detail = dataOf(await requestTrade())
    return detail && (() => current(firstPaths.detail, tradeScreen(detail.product, { rules: detail.rules })))
  },
  recall: () => {
    const last = lastPrices<Product>(firstPaths.detail)
    const product = last?.products[0]
    const { productType, productCode } = tradedProduct()
    if (product?.productType !== productType || product.productCode !== productCode) return undefined
    return () => tradeScreen(product, { time: last!.time })
  },
}

/** The trade tab with the price of a product, and the age of that price unless it is current. */
export function tradeScreen(
  product: Product,
  { rules, time }: { rules?: ProductDetail['rules']; time?: number | undefined } = {},
): FirstScreen {
  const element = cloneTemplate('trade')
  fillTrade(element, product, rules)
  if (time !== undefined) markAge(element, time)
  return { element, products: [product] }
}

/** As the app takes it: from the last visit's answer, else from the runtime config. */
const isSandbox = (): boolean =>
  dataOf(copyOf<SiteAnswer>('/api/siteInfo/getSiteInfo'))?.sandbox ?? useRuntimeConfig.getState().sandbox

/** A copy of a template with its messages. @throws where the page has none: it is only in the built one */
function cloneTemplate(name: TemplateName, siteName = useRuntimeConfig.getState().siteName): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-screen="${name}"]`)!
  const element = document.createElement('div')
  element.append(document.importNode(template.content, true))
  if (!isSandbox()) element.querySelector(`.${states.sandbox}`)?.remove()
  fillMessages(element, siteName)
  return element
}
