import type { AppConfigRow } from '#src/api/generated/models/index.ts'
import type { PageConfig } from '#src/widgets/page-blocks/use-page-config.ts'

/**
 * The sections of the standard account page with their rows, in the order of the page; the names are those of the page
 * config (`module` and `desc`) and of the switches (docs/rules/site.md).
 */
export const ME_LAYOUT = {
  money: ['ledger', 'deposit', 'withdraw', 'exchange', 'bankCards', 'walletAddresses'],
  trading: ['orders', 'contracts', 'coinOrders', 'favorites', 'copyTrading'],
  earning: ['pledge', 'lockMining', 'loan', 'newShares'],
  rewards: ['invite', 'team', 'awards', 'welfare', 'activities'],
  account: ['profile', 'security', 'privacy'],
  device: ['language', 'line'],
  display: ['display'],
  help: ['messages', 'notices', 'questions', 'service', 'about'],
} as const

export type MeModule = keyof typeof ME_LAYOUT
export type MeLinkName = Exclude<(typeof ME_LAYOUT)[MeModule][number], 'display'>

/** A row of the page; what the operator has not set is null, and the app's own. */
export type MeRow = Pick<AppConfigRow, 'desc' | 'title' | 'subtitle' | 'link'>

export const isMeModule = (module: string): module is MeModule => Object.hasOwn(ME_LAYOUT, module)

/** Whether the operator has configured this page at all; otherwise the layout is the app's own. */
export const isConfigured = (rows: readonly AppConfigRow[]): boolean =>
  rows.some(({ module }) => isMeModule(module))

/** The rows of one section, as configured. */
export function rowsOfModule(config: PageConfig, module: MeModule): readonly MeRow[] {
  return config.find(block => block.module === module)?.rows ?? []
}

/** The app's own layout as a page config, to be filtered by the switches. */
export const OWN_ROWS: readonly AppConfigRow[] = Object.entries(ME_LAYOUT).flatMap(([module, names]) =>
  names.map(desc => ({
    id: 0,
    pagePath: '',
    module,
    desc,
    isVisible: 1 as const,
    sort: 0,
    title: null,
    subtitle: null,
    image: null,
    link: null,
  })),
)
