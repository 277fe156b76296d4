import { Amount } from '../ui/amount.tsx'
import { Change, type ChangeProps } from '../ui/change.tsx'
import { useFigureSettings } from '../ui/figure-settings.ts'

/** The user's own profit or loss, hidden together with balances. */
export function PrivateChange(props: ChangeProps) {
  const { hideFigures } = useFigureSettings()
  return hideFigures ? <Amount value={props.value} size={props.size ?? 'body'} /> : <Change {...props} />
}
