import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'

/** A figure of an order's row, with its label for screen readers only. */
export function OrderFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="visually-hidden">{label} </span>
      {children}
    </>
  )
}

/** Names the button that cancels an order by what tells the order from others of the product; null: not known. */
export function useCancelLabel(): (...parts: readonly (string | null)[]) => string {
  const t = useMessages('trade')
  const common = useMessages('common')
  return (...parts) =>
    common.labelled({
      label: t.cancelOrder(),
      value: parts.filter(part => part !== null).reduce((first, second) => common.listed({ first, second })),
    })
}
