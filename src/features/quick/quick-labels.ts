import type { QuickOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'

/** The labels of a quick order and its status. */
export function useQuickLabels() {
  const t = useMessages('quick')
  const statuses = {
    open: t.statusOpen,
    won: t.statusWon,
    lost: t.statusLost,
    drawn: t.statusDrawn,
    voided: t.statusVoided,
  }
  const titles = {
    open: t.receiptOpen,
    won: t.receiptWon,
    lost: t.receiptLost,
    drawn: t.receiptDrawn,
    voided: t.receiptVoided,
  }
  return {
    status: ({ status }: QuickOrder) => statuses[status](),
    title: ({ status }: QuickOrder) => titles[status](),
    order: ({ exchangeType, productCode: code }: QuickOrder) =>
      exchangeType === 1 ? t.orderUp({ code }) : t.orderDown({ code }),
  }
}
