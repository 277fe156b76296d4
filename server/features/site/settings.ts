import type {
  FeatureSwitch,
  LanguageCode,
  LanguageMessages,
  Notice,
  PopUp,
  SiteInfo,
  Tip,
} from '#src/api/generated/models/index.ts'
import { OTHER_VALUE_DEFAULTS, otherCount } from '#src/lib/other-value.ts'
import type { Config } from '#server/config.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { operatorTextsIn } from './texts/index.ts'
import type { OperatorTexts } from './texts/types.ts'

/** The site's name and settings, with the documented defaults unless the deployment overrides them [R9.1]. */
export function siteInfo({
  siteName,
  sandbox,
  otherValue,
}: Pick<Config, 'siteName' | 'sandbox' | 'otherValue'>): SiteInfo {
  return {
    siteName,
    logo: null,
    sandbox,
    serviceEmail: 'desk@fairline.test',
    otherValue: { ...OTHER_VALUE_DEFAULTS, ...otherValue },
  }
}

type Settings = Pick<Config, 'otherValue'>

/** Whether an order may be placed at a price up to 0.5 % worse than confirmed: app_order_change [R9.1]. */
export const allowsSlippage = ({ otherValue }: Settings) => otherCount(otherValue, 'app_order_change') !== 0
/** Whether quick orders are charged the published fee: app_fast_fee [R9.1]. */
export const chargesQuickFee = ({ otherValue }: Settings) => otherCount(otherValue, 'app_fast_fee') !== 0
/** Whether the fee of a drawn quick order is refunded: app_fastFree [R9.1]. */
export const refundsDrawFee = ({ otherValue }: Settings) => otherCount(otherValue, 'app_fastFree') !== 0

const tip = (id: number, remark: keyof OperatorTexts['tips']): Tip => ({
  id,
  remark,
  isVisible: 1,
  content: Object.fromEntries(LOCALE_CODES.map(locale => [locale, operatorTextsIn(locale).tips[remark]])),
})

/** Texts that an operator may edit, by their remark [R3.2]. */
export const TIPS: readonly Tip[] = [tip(1, 'riskNotice'), tip(2, 'depositNotice'), tip(3, 'orderNotice')]

/** A switch with status 1 hides the block named in its description [R4.4]. */
export const SWITCHES: readonly FeatureSwitch[] = [
  { id: 1, switchName: 'Hide the tasks and vouchers entry', status: 0, description: 'welfare' },
  { id: 2, switchName: 'Hide the loan entry', status: 0, description: 'loan' },
  { id: 3, switchName: 'Hide the deposit entry', status: 0, description: 'deposit' },
]

/** The pop-up of a sandbox; a live site has none until its operator adds one. */
export function popUps(isSandbox: boolean, locale: LanguageCode): PopUp[] {
  if (!isSandbox) return []
  return [{ id: 1, version: 1, ...operatorTextsIn(locale).welcome, image: null, link: null }]
}

const NOTICES: readonly { readonly time: number; readonly name: keyof OperatorTexts['notices'] }[] = [
  { time: Date.UTC(2026, 10, 16, 8), name: 'fees' },
  { time: Date.UTC(2026, 10, 9, 8), name: 'hours' },
  { time: Date.UTC(2026, 10, 2, 8), name: 'limits' },
]

/** Notices, newest first. */
export function notices(locale: LanguageCode): Notice[] {
  const texts = operatorTextsIn(locale).notices
  return NOTICES.map(({ time, name }, index) => ({ id: NOTICES.length - index, ...texts[name], time }))
}

/** Messages of this site that override those of the app. */
const MESSAGES: Partial<Record<LanguageCode, LanguageMessages>> = {}

export function languageMessages(language: LanguageCode): LanguageMessages {
  return MESSAGES[language] ?? {}
}
