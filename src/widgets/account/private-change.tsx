import { Amount } from '#src/ui/figures/amount.tsx'
import { Change, type ChangeProps } from '#src/ui/figures/change.tsx'
import { useFigureSettings } from '#src/ui/figures/figure-settings.ts'

/** The user's own profit or loss, hidden together with balances. */
export function PrivateChange(props: ChangeProps) {
  const { hideFigures } = useFigureSettings()
  return hideFigures ? <Amount value={props.value} size={props.size ?? 'body'} /> : <Change {...props} />
}
