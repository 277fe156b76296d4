import { useEffect, useEffectEvent, useState } from 'react'
import type { QuickOrder } from '#models'
import { durationText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { announce } from '#src/ui/feedback/announcer.tsx'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useQuickLabels } from './quick-labels.ts'

/** How long before the end of an order it is announced, seconds. */
const WARNING = 10

/** The orders whose end was announced: a receipt and a list may show the same one. */
const announced = new Set<string>()

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

/** Announces that an order which is open now ends soon, and how it ended. */
export function useOutcomeAnnouncement(order: QuickOrder): void {
  const t = useMessages('quick')
  const locale = useLanguage()
  const textOf = useOutcomeText()
  const [wasOpen] = useState(order.status === 'open')
  const warn = useEffectEvent(() =>
    announce(t.timeLeft({ time: durationText(locale, WARNING, 'second', 'long') })),
  )
  const tell = useEffectEvent(() => {
    if (announced.has(order.id)) return
    announced.add(order.id)
    announce(textOf(order))
  })
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
