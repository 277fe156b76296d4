import { useCallback, useRef, type RefCallback } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { chooseTradingMode, type TradingModeId } from '#src/stores/trading/trading-mode.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import type { TradingMode } from './trading-modes.ts'

export interface TradingModeSwitchProps {
  modes: readonly TradingMode[]
  shown: TradingModeId
  /** Called when another mode is chosen, whose ticket has a switch of its own. */
  onChosen: () => void
  ref: RefCallback<HTMLElement>
}

/** Switches between the trading modes of a product, if it has more than one (R1.2). */
export function TradingModeSwitch({ modes, shown, onChosen, ref }: TradingModeSwitchProps) {
  const t = useMessages('trade')
  const { navigate } = useNavigation()
  const names = { 0: t.wayQuick, 1: t.wayContract, 2: t.waySpot, 3: t.wayCoin }
  if (modes.length < 2) return null
  return (
    <Segmented
      label={t.wayToTrade()}
      tone="words"
      value={shown}
      ref={ref}
      onChange={chosen => {
        const route = modes.find(way => way.positionType === chosen)?.route
        if (route) return navigate(route)
        onChosen()
        chooseTradingMode(chosen)
      }}
      items={modes.map(({ positionType }) => ({ id: positionType, label: names[positionType]() }))}
    />
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
