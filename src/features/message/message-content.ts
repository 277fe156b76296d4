import type { AccountMessage, AccountMessageKind } from '#models'
import { dateFormatter } from '#src/i18n/intl.ts'
import type { TranslationFunctions } from '#src/i18n/types.ts'
import { formatExact, formatPercent } from '#src/lib/numbers/format-number.ts'
import { isDecimal, scaleOf } from '#src/lib/money/decimal.ts'
import type { Locale } from '#src/lib/locales.ts'
import { linkOf, type MessageLink } from './message-link.ts'

/** The content of a message in the current language. */
export interface MessageContent extends MessageLink {
  title: string
  text: string
}

type Part = 'title' | 'text'

/** The language that a message is told in. */
export interface MessageLanguage {
  t: TranslationFunctions['message']
  locale: Locale
  /** The text of a server message, such as the reason of a rejection. */
  reasonText: (msg: string, params: Record<string, string>, locale: Locale) => string
  /** What stands in place of the person's amounts while they are hidden. */
  mask?: string | undefined
}

/** The content of a message, with localized figures and reasons. Also runs in the service worker, which has neither a page nor React. */
export function messageContent(
  { kind, params: sent }: Pick<AccountMessage, 'kind' | 'params'>,
  { t, locale, reasonText, mask }: MessageLanguage,
): MessageContent {
  const params = mask === undefined ? sent : masked(sent, mask)
  const money = {
    amount: params['amount'] === undefined ? '' : formatExact(params['amount'], locale, 2),
    currency: params['currency'] ?? '',
  }
  const reason = params['reason'] === undefined ? '' : reasonText(params['reason'], params, locale)
  const lots = {
    code: params['code'] ?? '',
    lots: formatExact(params['lots'] ?? '', locale),
    allotted: formatExact(params['allotted'] ?? '', locale),
  }
  const used = params['used'] === undefined ? '' : formatExact(params['used'], locale, 2)
  const { browser, system } = params
  const device = browser && system ? t.deviceOn({ browser, system }) : browser || system || t.unknownDevice()
  const texts: Record<AccountMessageKind, Record<Part, string>> = {
    new_device: { title: t.newDevice(), text: t.newDeviceText({ device }) },
    password_changed: { title: t.passwordChanged(), text: t.passwordChangedText() },
    two_step_on: { title: t.twoStepOn(), text: t.twoStepOnText() },
    two_step_off: { title: t.twoStepOff(), text: t.twoStepOffText() },
    recovery_code_used: {
      title: t.recoveryCodeUsed(),
      text: t.recoveryCodeUsedText({ left: formatExact(params['left'] ?? '', locale) }),
    },
    withdraw_password_changed: {
      title: t.withdrawPasswordChanged(),
      text: t.withdrawPasswordChangedText(),
    },
    ...identityTexts(t, params['level'], reason),
    deposit_approved: { title: t.depositApproved(), text: t.depositApprovedText(money) },
    deposit_rejected: { title: t.depositRejected(), text: t.depositRejectedText({ ...money, reason }) },
    withdrawal_completed: { title: t.withdrawalCompleted(), text: t.withdrawalCompletedText(money) },
    withdrawal_refused: {
      title: t.withdrawalRefused(),
      text: t.withdrawalRefusedText({ ...money, reason }),
    },
    shares_allotted: {
      title: t.sharesAllotted(),
      text: t.sharesAllottedText({ ...money, ...lots }),
    },
    shares_not_allotted: {
      title: t.sharesNotAllotted(),
      text: t.sharesNotAllottedText({ ...money, ...lots }),
    },
    ...passkeyTexts(t, params['name'] ?? ''),
    ...safetyTexts(t, params['time'], locale),
    ...loanTexts(t, money, used),
    ...tradeTexts(t, params, locale),
    ...unfilledOrderTexts(t, params['product'] ?? '', reason),
  }
  return { ...texts[kind], ...linkOf(kind, params) }
}

/** The figures of messages that are not amounts of the person; any other is one. */
const publicFigures: ReadonlySet<string> = new Set([
  'price',
  'value',
  'time',
  'left',
  'level',
  'days',
  'percent',
])

const masked = (params: AccountMessage['params'], mask: string): AccountMessage['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, text]) => [
      name,
      isDecimal(text) && !publicFigures.has(name) ? mask : text,
    ]),
  )

/** Texts of the messages about orders that ended without their owner. */
const unfilledOrderTexts = (t: TranslationFunctions['message'], product: string, reason: string) => ({
  order_rejected: { title: t.orderRejected(), text: t.orderRejectedText({ product, reason }) },
  order_cancelled: { title: t.orderCancelled(), text: t.orderCancelledText({ product, reason }) },
})

/** Texts of the messages about the checks of who somebody is; a message from before there were levels has none. */
function identityTexts(t: TranslationFunctions['message'], level: string | undefined, reason: string) {
  const approved = { basic: t.basicApproved, advanced: t.advancedApproved }
  const refused = { basic: t.basicRefused, advanced: t.advancedRefused }
  const isKnown = level === 'basic' || level === 'advanced'
  return {
    identity_approved: {
      title: isKnown ? approved[level]() : t.identityApproved(),
      text: t.identityApprovedText(),
    },
    identity_refused: {
      title: isKnown ? refused[level]() : t.identityRefused(),
      text: t.identityRefusedText({ reason }),
    },
  }
}

/** Texts of the messages about passkeys. */
const passkeyTexts = (t: TranslationFunctions['message'], name: string) => ({
  passkey_added: { title: t.passkeyAdded(), text: t.passkeyAddedText({ name }) },
  passkey_removed: { title: t.passkeyRemoved(), text: t.passkeyRemovedText({ name }) },
})

/** Texts of the messages about what protects the account; the time is when a rest or the freeze ends. */
function safetyTexts(t: TranslationFunctions['message'], at: string | undefined, locale: Locale) {
  const time =
    at === undefined ? '' : dateFormatter(locale, { dateStyle: 'medium', timeStyle: 'short' })(Number(at))
  return {
    password_recovered: { title: t.passwordRecovered(), text: t.passwordRecoveredText({ time }) },
    account_frozen: { title: t.accountFrozen(), text: t.accountFrozenText() },
    account_unfreezing: { title: t.accountUnfreezing(), text: t.accountUnfreezingText({ time }) },
    address_rest_on: { title: t.addressRestOn(), text: t.addressRestOnText() },
    address_rest_off: { title: t.addressRestOff(), text: t.addressRestOffText({ time }) },
  }
}

/** Texts of the messages about loans. */
const loanTexts = (
  t: TranslationFunctions['message'],
  money: { amount: string; currency: string },
  used: string,
) => ({
  loan_approved: { title: t.loanApproved(), text: t.loanApprovedText(money) },
  loan_refused: { title: t.loanRefused(), text: t.loanRefusedText(money) },
  loan_instalment: { title: t.loanInstalment(), text: t.loanInstalmentText(money) },
  loan_overdue: { title: t.loanOverdue(), text: t.loanOverdueText(money) },
  loan_called: { title: t.loanCalled(), text: t.loanCalledText({ ...money, used }) },
  loan_repaid: { title: t.loanRepaid(), text: t.loanRepaidText(money) },
})

/** Texts of the messages about prices, orders and positions. */
function tradeTexts(t: TranslationFunctions['message'], params: AccountMessage['params'], locale: Locale) {
  const { product = '', currency = '', condition, value = params['percent'] } = params
  const exact = (name: string) => formatExact(params[name] ?? '', locale)
  const price = formatExact(params['price'] ?? '', locale, 2)
  const percent = formatPercent(value, { locale, decimals: isDecimal(value) ? scaleOf(value) : 0 })
  const alertTexts = {
    above: () => t.alertAbove({ price, value: exact('value') }),
    below: () => t.alertBelow({ price, value: exact('value') }),
    rise: () => t.alertRise({ price, value: percent }),
    fall: () => t.alertFall({ price, value: percent }),
  }
  const isKnown = (name: string | undefined): name is keyof typeof alertTexts =>
    name !== undefined && Object.hasOwn(alertTexts, name)
  const closed = t.positionClosedText({ product, price, profit: exact('profit') })
  return {
    price_alert: {
      title: t.priceAlert({ product }),
      text: isKnown(condition) ? alertTexts[condition]() : '',
    },
    order_filled: { title: t.orderFilled(), text: t.orderFilledText({ product, price, currency }) },
    take_profit_hit: { title: t.takeProfitHit(), text: closed },
    stop_loss_hit: { title: t.stopLossHit(), text: closed },
    liquidation_near: {
      title: t.liquidationNear({ product }),
      text: t.liquidationNearText({
        product,
        price,
        percent,
        liquidation: formatExact(params['liquidation'] ?? '', locale, 2),
      }),
    },
    position_liquidated: {
      title: t.positionLiquidated(),
      text: t.positionLiquidatedText({ product, price }),
    },
  }
}
