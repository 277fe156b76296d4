import type { AccountMessage, AccountMessageKind } from '#src/api/generated/models/index.ts'
import type { TranslationFunctions } from '#src/i18n/generated/types.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import { exactly, serverWords } from '#src/widgets/server-words.ts'

/** A message in words. */
export interface MessageWords {
  title: string
  text: string
  /** Where what it tells of can be seen. */
  to: Route | `${Route}?${string}`
  /** What concerns who may sign in: it is said what to do when it was somebody else. */
  isSecurity: boolean
}

type Part = 'title' | 'text'

/** The words of each kind of message; figures as the reader writes them, reasons in words. */
export function useMessageWords(): (message: AccountMessage) => MessageWords {
  const t = useMessages('message')
  const locale = useLanguage()
  return ({ kind, params }) => {
    const money = {
      amount: params['amount'] === undefined ? '' : exactly(params['amount'], locale, 2),
      currency: params['currency'] ?? '',
    }
    const reason = params['reason'] === undefined ? '' : serverWords(params['reason'], params, locale)
    const lots = {
      code: params['code'] ?? '',
      lots: exactly(params['lots'] ?? '', locale),
      allotted: exactly(params['allotted'] ?? '', locale),
    }
    const used = params['used'] === undefined ? '' : exactly(params['used'], locale, 2)
    const { browser, system } = params
    const device =
      browser && system ? t.deviceOn({ browser, system }) : browser || system || t.unknownDevice()
    const words: Record<AccountMessageKind, Record<Part, string>> = {
      new_device: { title: t.newDevice(), text: t.newDeviceText({ device }) },
      password_changed: { title: t.passwordChanged(), text: t.passwordChangedText() },
      two_step_on: { title: t.twoStepOn(), text: t.twoStepOnText() },
      two_step_off: { title: t.twoStepOff(), text: t.twoStepOffText() },
      recovery_code_used: {
        title: t.recoveryCodeUsed(),
        text: t.recoveryCodeUsedText({ left: exactly(params['left'] ?? '', locale) }),
      },
      withdraw_password_changed: {
        title: t.withdrawPasswordChanged(),
        text: t.withdrawPasswordChangedText(),
      },
      identity_approved: { title: t.identityApproved(), text: t.identityApprovedText() },
      identity_refused: { title: t.identityRefused(), text: t.identityRefusedText({ reason }) },
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
      ...loanWords(t, money, used),
      order_rejected: {
        title: t.orderRejected(),
        text: t.orderRejectedText({ product: params['product'] ?? '', reason }),
      },
    }
    return { ...words[kind], ...(kind === 'order_rejected' ? at(ordersOf(params)) : places[kind]) }
  }
}

/** What becomes of a loan. */
const loanWords = (
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

const security = { to: PATHS.privacy, isSecurity: true } as const
const at = (to: MessageWords['to']) => ({ to, isSecurity: false })

/** Where the orders of its kind are listed: `market` says which; without it a pair's code has a slash, and margin is a contract's. */
function ordersOf({ market, product, reason }: AccountMessage['params']): MessageWords['to'] {
  if (market === 'bibi' || product?.includes('/')) return `${PATHS.coinOrders}?view=history`
  if (market === 'contract' || reason === 'hint_fill_margin_short') {
    return `${PATHS.contractPositions}?view=orders`
  }
  return PATHS.trade
}

const places: Record<
  Exclude<AccountMessageKind, 'order_rejected'>,
  Pick<MessageWords, 'to' | 'isSecurity'>
> = {
  new_device: security,
  password_changed: security,
  two_step_on: security,
  two_step_off: security,
  recovery_code_used: security,
  withdraw_password_changed: security,
  identity_approved: at(PATHS.basicIdentity),
  identity_refused: at(PATHS.basicIdentity),
  deposit_approved: at(PATHS.depositRecords),
  deposit_rejected: at(PATHS.depositRecords),
  withdrawal_completed: at(PATHS.withdrawalRecords),
  withdrawal_refused: at(PATHS.withdrawalRecords),
  shares_allotted: at(PATHS.newShareRecords),
  shares_not_allotted: at(PATHS.newShareRecords),
  loan_approved: at(PATHS.loans),
  loan_refused: at(PATHS.loans),
  loan_instalment: at(PATHS.loans),
  loan_overdue: at(PATHS.loans),
  loan_called: at(PATHS.loans),
  loan_repaid: at(PATHS.loans),
}
