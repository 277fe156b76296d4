import { useMessages } from '#src/i18n/use-messages.ts'
import { chooseWayToTrade, type PositionType } from '#src/stores/way-to-trade.ts'
import { Segmented } from '#src/ui/choice.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import type { WayToTrade } from './ways-to-trade.ts'

export interface WaySwitchProps {
  ways: readonly WayToTrade[]
  shown: PositionType
}

/** In which way the product is traded, where there is more than one (R1.2). */
export function WaySwitch({ ways, shown }: WaySwitchProps) {
  const t = useMessages('trade')
  const { navigate } = useNavigation()
  const names = { 0: t.wayQuick, 1: t.wayContract, 2: t.waySpot, 3: t.wayCoin }
  if (ways.length < 2) return null
  return (
    <Segmented
      label={t.wayToTrade()}
      value={shown}
      onChange={chosen => {
        const route = ways.find(way => way.positionType === chosen)?.route
        if (route) navigate(route)
        else chooseWayToTrade(chosen)
      }}
      items={ways.map(({ positionType }) => ({ id: positionType, label: names[positionType]() }))}
    />
  )
}
