import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { maskBankCard, maskWalletAddress } from '#src/lib/masks.ts'
import { useDisplay } from '#src/stores/display.ts'
import { IconButton } from '#src/ui/button.tsx'
import styles from './withdraw.module.css'

type Kind = 'bank' | 'chain'

/** A card number or an address, covered as the display switches say [R9.3, R9.4]. */
export function useMask(): (kind: Kind, number: string) => string {
  const { showBankCards, showWalletAddresses } = useDisplay()
  return (kind, number) =>
    kind === 'bank' ? maskBankCard(number, showBankCards) : maskWalletAddress(number, showWalletAddresses)
}

/** Where a withdrawal goes; it can be uncovered here alone, to be compared. */
export function TargetNumber({ kind, number }: { kind: Kind; number: string }) {
  const t = useMessages('binding')
  const mask = useMask()
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.number}>
      <bdi>{isShown ? number : mask(kind, number)}</bdi>
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        size={17}
        label={kind === 'bank' ? t.showCards() : t.showAddresses()}
        pressed={isShown}
        onPress={() => setShown(!isShown)}
      />
    </span>
  )
}
