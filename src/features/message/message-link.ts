import type { AccountMessage, AccountMessageKind } from '#models'
import { PATHS, type Route } from '#src/lib/paths.ts'
import type { IconName } from '#src/ui/icon.tsx'

/** What a message refers to. */
export interface MessageLink {
  /** The screen. */
  to: Route | `${Route}?${string}`
  /** Concerns the security of the account: shown with advice in case it was not the user. */
  isSecurity: boolean
}

const securityLink = { to: PATHS.privacy, isSecurity: true } as const
const safetyLink = { to: `${PATHS.changePassword}?type=safety`, isSecurity: true } as const
const linkTo = (to: MessageLink['to']) => ({ to, isSecurity: false })

/** The order list of a rejected order, by `market`; without it, guessed from the product code and the reason. */
function orderListRoute({ market, product, reason }: AccountMessage['params']): MessageLink['to'] {
  if (market === 'bibi' || product?.includes('/')) return `${PATHS.coinOrders}?view=history`
  if (market === 'contract' || reason === 'hint_fill_margin_short') {
    return `${PATHS.contractPositions}?view=orders`
  }
  return PATHS.trade
}

/** What a message of this kind refers to. */
export function linkOf(kind: AccountMessageKind, params: AccountMessage['params']): MessageLink {
  if (kind === 'order_rejected' || kind === 'order_filled' || kind === 'order_cancelled')
    return linkTo(orderListRoute(params))
  const isAdvanced = links[kind].to === PATHS.basicIdentity && params['level'] === 'advanced'
  return isAdvanced ? linkTo(PATHS.advancedIdentity) : links[kind]
}

const links: Record<
  Exclude<AccountMessageKind, 'order_rejected' | 'order_filled' | 'order_cancelled'>,
  MessageLink
> = {
  new_device: securityLink,
  password_changed: securityLink,
  password_recovered: securityLink,
  account_frozen: safetyLink,
  account_unfreezing: safetyLink,
  address_rest_on: safetyLink,
  address_rest_off: safetyLink,
  two_step_on: securityLink,
  two_step_off: securityLink,
  recovery_code_used: securityLink,
  passkey_added: securityLink,
  passkey_removed: securityLink,
  withdraw_password_changed: securityLink,
  identity_approved: linkTo(PATHS.basicIdentity),
  identity_refused: linkTo(PATHS.basicIdentity),
  deposit_approved: linkTo(PATHS.depositRecords),
  deposit_rejected: linkTo(PATHS.depositRecords),
  withdrawal_completed: linkTo(PATHS.withdrawalRecords),
  withdrawal_refused: linkTo(PATHS.withdrawalRecords),
  shares_allotted: linkTo(PATHS.newShareRecords),
  shares_not_allotted: linkTo(PATHS.newShareRecords),
  loan_approved: linkTo(PATHS.loans),
  loan_refused: linkTo(PATHS.loans),
  loan_instalment: linkTo(PATHS.loans),
  loan_overdue: linkTo(PATHS.loans),
  loan_called: linkTo(PATHS.loans),
  loan_repaid: linkTo(PATHS.loans),
  price_alert: linkTo(PATHS.alerts),
  take_profit_hit: linkTo(`${PATHS.contractPositions}?view=history`),
  stop_loss_hit: linkTo(`${PATHS.contractPositions}?view=history`),
  liquidation_near: linkTo(PATHS.contractPositions),
  position_liquidated: linkTo(`${PATHS.contractPositions}?view=history`),
}

const icons: Readonly<Record<string, IconName>> = {
  [PATHS.basicIdentity]: 'me',
  [PATHS.advancedIdentity]: 'me',
  [PATHS.depositRecords]: 'deposit',
  [PATHS.withdrawalRecords]: 'withdraw',
  [PATHS.newShareRecords]: 'candles',
  [PATHS.loans]: 'loan',
  [PATHS.alerts]: 'alarm',
  [PATHS.contractPositions]: 'chart',
  [PATHS.coinOrders]: 'coins',
  [PATHS.trade]: 'trade',
}

/** The icon of a message: that of the screen it refers to. */
export function iconOf({ to, isSecurity }: MessageLink): IconName {
  const [path = ''] = to.split('?')
  return isSecurity ? 'lock' : (icons[path] ?? 'message')
}
