import type { FeatureSwitch, LanguageCode, LanguageMessages, Notice, PopUp, SiteInfo, Tip } from '#models'
import { OTHER_VALUE_DEFAULTS, otherCount } from '#src/lib/site/other-value.ts'
import type { Config } from '#server/config.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import type { TipRemark } from '#src/lib/site/tips.ts'
import type { SettingValues, Texts } from './operator-settings.ts'
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

/** Whether an order may be placed at a price up to 0.5% worse than confirmed: app_order_change [R9.1]. */
export const allowsSlippage = ({ otherValue }: Settings) => otherCount(otherValue, 'app_order_change') !== 0
/** Whether quick orders are charged the published fee: app_fast_fee [R9.1]. */
export const chargesQuickFee = ({ otherValue }: Settings) => otherCount(otherValue, 'app_fast_fee') !== 0
/** Whether the fee of a drawn quick order is refunded: app_fastFree [R9.1]. */
export const refundsDrawFee = ({ otherValue }: Settings) => otherCount(otherValue, 'app_fastFree') !== 0

/** What the operator has set of one kind, by name. */
type Set<Kind extends keyof SettingValues> = ReadonlyMap<string, SettingValues[Kind]>

/** The text in a language, else in English, else in any. */
export const textIn = (texts: Texts, locale: LanguageCode): string =>
  texts[locale] ?? texts.en ?? Object.values(texts).find(text => text !== undefined) ?? ''

/** A tip that is shown where `applies` says that it is true. */
interface ShippedTip {
  readonly remark: TipRemark
  readonly text: (texts: OperatorTexts) => string
  readonly applies: (config: TipConfig) => boolean
}
type TipConfig = Pick<Config, 'sandbox' | 'otherValue'>

/** The tips that this back end brings along [R3.2]. */
const TIPS: readonly ShippedTip[] = [
  { remark: 'riskNotice', text: ({ tips }) => tips.riskNotice, applies: ({ sandbox }) => sandbox },
  {
    remark: 'depositNotice',
    text: ({ banners }) => banners.sandbox.subtitle,
    applies: ({ sandbox }) => sandbox,
  },
  { remark: 'orderNotice', text: ({ tips }) => tips.orderNotice, applies: allowsSlippage },
]

const shippedTips = (config: TipConfig): Tip[] =>
  TIPS.map(({ remark, text, applies }, index) => ({
    id: index + 1,
    remark,
    isVisible: applies(config) ? 1 : 0,
    content: Object.fromEntries(LOCALE_CODES.map(locale => [locale, text(operatorTextsIn(locale))])),
  }))

/** All tips: those above with what the operator has set, then the operator's own. */
export function tipsWith(set: Set<'tip'>, config: TipConfig): Tip[] {
  const own = [...set.keys()].filter(remark => !TIPS.some(shipped => shipped.remark === remark))
  const added = own.map((remark, index): Tip => ({
    id: TIPS.length + index + 1,
    remark,
    isVisible: 1,
    content: {},
  }))
  return [...shippedTips(config), ...added].map(each => {
    const { isVisible = each.isVisible, content } = set.get(each.remark) ?? {}
    return { ...each, isVisible, content: { ...each.content, ...content } }
  })
}

/** A switch with status 1 hides the block named in its description [R4.4]. */
const SWITCHES: readonly FeatureSwitch[] = [
  { id: 1, switchName: 'Hide the tasks and vouchers entry', status: 0, description: 'welfare' },
  { id: 2, switchName: 'Hide the loan entry', status: 0, description: 'loan' },
  { id: 3, switchName: 'Hide the deposit entry', status: 0, description: 'deposit' },
]

/** All switches: those above with what the operator has set, then the operator's own. */
export function switchesWith(set: Set<'switch'>): FeatureSwitch[] {
  const own = [...set.keys()].filter(name => !SWITCHES.some(({ description }) => description === name))
  const added = own.map((description, index): FeatureSwitch => ({
    id: SWITCHES.length + index + 1,
    switchName: description,
    status: 0,
    description,
  }))
  return [...SWITCHES, ...added].map(each => ({ ...each, ...set.get(each.description) }))
}

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

const shippedNotices = (locale: LanguageCode): Notice[] =>
  NOTICES.map(({ time, name }, index) => ({
    id: NOTICES.length - index,
    ...operatorTextsIn(locale).notices[name],
    time,
  }))

/** The ids of the notices that this back end brings along. */
export const SHIPPED_NOTICE_IDS: readonly number[] = shippedNotices('en').map(({ id }) => id)

/** Notices, newest first: what the operator has set over those above, and the operator's own. */
export function noticesWith(set: Set<'notice'>, locale: LanguageCode): Notice[] {
  const added = [...set.keys()]
    .map(Number)
    .filter(id => !SHIPPED_NOTICE_IDS.includes(id))
    .map((id): Notice => ({ id, title: '', content: '', time: 0 }))
  return [...shippedNotices(locale), ...added]
    .filter(({ id }) => set.get(String(id))?.isVisible !== 0)
    .map(({ id, title, content, time }) => {
      const given = set.get(String(id))
      return {
        id,
        title: textIn({ [locale]: title || undefined, ...given?.title }, locale),
        content: textIn({ [locale]: content || undefined, ...given?.content }, locale),
        time: given?.time ?? time,
      }
    })
    .toSorted((a, b) => b.time - a.time)
}

/** The operator's messages in a language, nested by their keys; they override those of the app. */
export function messagesIn(set: Set<'message'>, language: LanguageCode): LanguageMessages {
  const messages: LanguageMessages = {}
  for (const [name, { text }] of set) {
    const [locale, key = ''] = name.split(' ')
    if (locale === language) setAt(messages, key.split('.'), text)
  }
  return messages
}

function setAt(group: LanguageMessages, [head = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    group[head] = text
    return
  }
  const inner = group[head]
  const nested = typeof inner === 'object' ? inner : {}
  group[head] = nested
  setAt(nested, rest, text)
}
