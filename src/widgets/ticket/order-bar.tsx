import { useMessages } from '#src/i18n/use-messages.ts'
import { sign, type Decimal } from '#src/lib/money/money.ts'
import { bottomBarRef } from '#src/ui/bar-height.ts'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './order-bar.module.css'

/** A side of the market that a ticket can be opened for. */
export interface TicketSide {
  label: string
  kind: ButtonKind
  /** Turns the ticket to it. */
  choose: () => void
}

export interface OrderBarProps {
  sides: readonly TicketSide[]
  /** Why no order can be placed now. */
  lock: string | undefined
  onOpen: () => void
}

/** The bar that stays above the tabs of a phone: each button opens the ticket for its side. */
export function OrderBar({ sides, lock, onOpen }: OrderBarProps) {
  return (
    <div ref={bottomBarRef} className={classes(styles.bar, 'screen-only')} data-order-bar="">
      {lock && <p className={styles.lock}>{lock}</p>}
      <div className={styles.sides}>
        {sides.map(({ label, kind, choose }) => (
          <Button
            key={label}
            block
            kind={kind}
            onPress={() => {
              choose()
              onOpen()
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The sides of a ticket to buy and to sell: selling only where something is held. @param held undefined while it is not known */
export function useOrderSides(
  held: Decimal | undefined,
  choose: (side: 'buy' | 'sell') => void,
): TicketSide[] {
  const t = useMessages('trade')
  const isHeld = held !== undefined && sign(held) === 1
  return [
    ...(isHeld ? [{ label: t.sell(), kind: 'sellQuiet' as const, choose: () => choose('sell') }] : []),
    { label: t.buy(), kind: 'buy', choose: () => choose('buy') },
  ]
}
