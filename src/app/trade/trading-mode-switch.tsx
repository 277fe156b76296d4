import { useCallback, useRef, type RefCallback } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { chooseTradingMode, type TradingModeId } from '#src/stores/trading/trading-mode.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './trading-mode-switch.module.css'
import type { TradingMode } from './trading-modes.ts'

export interface TradingModeSwitchProps {
  modes: readonly TradingMode[]
  shown: TradingModeId
  /** Called when another mode is chosen, whose ticket has a switch of its own. */
  onChosen: () => void
  ref: RefCallback<HTMLElement>
}

/**
 * Switches between the trading modes of a product, if it has more than one (R1.2). One with a screen of its own is a link: no arrow key leads
 * away from the page.
 */
export function TradingModeSwitch({ modes, shown, onChosen, ref }: TradingModeSwitchProps) {
  const t = useMessages('trade')
  const names = { 0: t.wayQuick, 1: t.wayContract, 2: t.waySpot, 3: t.wayCoin }
  if (modes.length < 2) return null
  return (
    <div className={styles.modes}>
      <Segmented
        label={t.wayToTrade()}
        tone="words"
        value={shown}
        ref={ref}
        onChange={chosen => {
          onChosen()
          chooseTradingMode(chosen)
        }}
        items={modes
          .filter(({ route }) => route === undefined)
          .map(({ positionType }) => ({ id: positionType, label: names[positionType]() }))}
      />
      {modes.map(
        ({ positionType, route }) =>
          route && (
            <Link key={positionType} to={route} className={styles.elsewhere ?? ''}>
              {names[positionType]()}
            </Link>
          ),
      )}
    </div>
  )
}

/** Keeps the focus on the chosen mode where the switch of another ticket takes the place of the one that was pressed. */
export function useFocusOnChosen(): Pick<TradingModeSwitchProps, 'onChosen' | 'ref'> {
  const hasChosen = useRef(false)
  const onChosen = useCallback(() => void (hasChosen.current = true), [])
  const ref = useCallback((choice: HTMLElement | null) => {
    if (!choice || !hasChosen.current) return
    hasChosen.current = false
    const radio = choice.querySelector<HTMLInputElement>('input:checked')
    // A sheet that has just opened gives the focus to what is marked.
    radio?.setAttribute('data-autofocus', '')
    radio?.focus()
  }, [])
  return { onChosen, ref }
}
