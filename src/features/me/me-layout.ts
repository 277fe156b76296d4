import { ACCOUNT_PAGE } from '#src/lib/site/account-page.ts'
import type { AppConfigRow } from '#models'
import type { PageConfig } from '#src/widgets/page-blocks/use-page-config.ts'

export type MeModule = keyof typeof ACCOUNT_PAGE
export type MeLinkName = Exclude<(typeof ACCOUNT_PAGE)[MeModule][number], 'display'>

/** A row of the page; what the operator has not set is null, and the app's own. */
export type MeRow = Pick<AppConfigRow, 'desc' | 'title' | 'subtitle' | 'link'>

export const isMeModule = (module: string): module is MeModule => Object.hasOwn(ACCOUNT_PAGE, module)

/** Whether the operator has configured this page at all; otherwise the layout is the app's own. */
export const isConfigured = (rows: readonly AppConfigRow[]): boolean =>
  rows.some(({ module }) => isMeModule(module))

/** The rows of one section, as configured. */
export function rowsOfModule(config: PageConfig, module: MeModule): readonly MeRow[] {
  return config.find(block => block.module === module)?.rows ?? []
}

/** The app's own layout as a page config, to be filtered by the switches. */
export const OWN_ROWS: readonly AppConfigRow[] = Object.entries(ACCOUNT_PAGE).flatMap(([module, names]) =>
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
