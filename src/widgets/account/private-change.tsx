import { Amount } from '#src/ui/figures/amount.tsx'
import { Change, type ChangeProps } from '#src/ui/figures/change.tsx'
import { useFigureSettings, useHidesPercent } from '#src/ui/figures/figure-settings.ts'

/** The user's own profit or loss, hidden together with balances; in percent only where percentages are. */
export function PrivateChange(props: ChangeProps) {
  const { hideFigures } = useFigureSettings()
  const hidesPercent = useHidesPercent()
  const isHidden = props.decimals === undefined ? hidesPercent : hideFigures
  return isHidden ? <Amount value={props.value} size={props.size ?? 'body'} /> : <Change {...props} />
}
