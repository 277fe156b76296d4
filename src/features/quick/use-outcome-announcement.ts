import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { QuickOrder } from '#models'
import { durationText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { NOTICE_DURATION } from '#src/lib/constants.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { announce } from '#src/ui/feedback/announcer.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useQuickLabels } from './quick-labels.ts'
import { followQuickOrder } from './use-quick-orders.ts'

/** How long before the end of an order it is announced, seconds. */
const WARNING = 10

/** The orders whose end was told: a receipt, a list and a toast may be of the same one. */
const told = new Set<string>()

function tellOnce({ id }: QuickOrder, tell: () => void): void {
  if (told.has(id)) return
  told.add(id)
  tell()
}

/** An order in a sentence: with its stake while it is open, then with how it ended. */
export function useOutcomeText(): (order: QuickOrder) => string {
  const t = useMessages('quick')
  const common = useMessages('common')
  const labels = useQuickLabels()
  const own = useOwnFormat()
  const nameOf = useCurrencyName()
  return order => {
    const money = (value: string) => `${own(value, 2)} ${nameOf(order.currencyId)}`
    const named = labels.order(order)
    return order.status === 'open'
      ? common.listed({ first: named, second: money(order.stake) })
      : t.outcomeOf({ order: named, outcome: labels.status(order), amount: money(order.returned ?? '0') })
  }
}

/** Once no screen shows these orders any more, a toast says how those ended that were open. */
export function useFollowedOutcomes(orders: readonly QuickOrder[]): void {
  const client = useQueryClient()
  const textOf = useOutcomeText()
  const tell = (ended: QuickOrder) =>
    toast(textOf(ended), NOTICE_DURATION, pathTo(PATHS.ledgerEntries, { reference: ended.id }))
  const leave = useEffectEvent(() => {
    for (const order of orders)
      if (order.status === 'open')
        followQuickOrder(client, order, ended => tellOnce(ended, () => tell(ended)))
  })
  useEffect(() => () => leave(), [])
}

/** Announces that an order which is open now ends soon, and how it ended. */
export function useOutcomeAnnouncement(order: QuickOrder): void {
  const t = useMessages('quick')
  const common = useMessages('common')
  const locale = useLanguage()
  const labels = useQuickLabels()
  const textOf = useOutcomeText()
  useFollowedOutcomes([order])
  const [wasOpen] = useState(order.status === 'open')
  const warn = useEffectEvent(() => {
    const time = durationText(locale, WARNING, 'second', 'long')
    announce(common.listed({ first: labels.order(order), second: t.timeLeft({ time }) }))
  })
  const tell = useEffectEvent(() => tellOnce(order, () => announce(textOf(order))))
  const isOpen = order.status === 'open'
  useEffect(() => {
    const left = order.expiresAt - serverNow() - WARNING * 1000
    if (!isOpen || left <= 0) return undefined
    const timer = setTimeout(warn, left)
    return () => clearTimeout(timer)
  }, [isOpen, order.expiresAt])
  useEffect(() => {
    if (wasOpen && !isOpen) tell()
  }, [wasOpen, isOpen])
}
