import { useMessages } from '#src/i18n/use-messages.ts'
import { chooseTradingMode, type TradingModeId } from '#src/stores/trading/trading-mode.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import type { TradingMode } from './trading-modes.ts'

export interface TradingModeSwitchProps {
  modes: readonly TradingMode[]
  shown: TradingModeId
}

/** Switches between the trading modes of a product, if it has more than one (R1.2). */
export function TradingModeSwitch({ modes, shown }: TradingModeSwitchProps) {
  const t = useMessages('trade')
  const { navigate } = useNavigation()
  const names = { 0: t.wayQuick, 1: t.wayContract, 2: t.waySpot, 3: t.wayCoin }
  if (modes.length < 2) return null
  return (
    <Segmented
      label={t.wayToTrade()}
      tone="words"
      value={shown}
      onChange={chosen => {
        const route = modes.find(way => way.positionType === chosen)?.route
        if (route) navigate(route)
        else chooseTradingMode(chosen)
      }}
      items={modes.map(({ positionType }) => ({ id: positionType, label: names[positionType]() }))}
    />
  )
}
