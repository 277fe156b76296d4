import { Amount } from '../ui/amount.tsx'
import { Change, type ChangeProps } from '../ui/change.tsx'
import { useFigures } from '../ui/figures.ts'

/** A profit or loss of one's own: by sign and shape, and covered together with the balances it would give away. */
export function PrivateChange(props: ChangeProps) {
  const { hideFigures } = useFigures()
  return hideFigures ? <Amount value={props.value} size={props.size ?? 'body'} /> : <Change {...props} />
}
