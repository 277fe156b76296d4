import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { maskBankCard, maskWalletAddress } from '#src/lib/names/masks.ts'
import { useDisplay } from '#src/stores/settings/display.ts'
import { IconButton } from '#src/ui/button.tsx'
import styles from './withdraw.module.css'

type Kind = 'bank' | 'chain'

/** Masks a card number or an address, unless the display settings show it [R9.3, R9.4]. */
export function useMaskedNumber(): (kind: Kind, number: string) => string {
  const { showBankCards, showWalletAddresses } = useDisplay()
  return (kind, number) =>
    kind === 'bank' ? maskBankCard(number, showBankCards) : maskWalletAddress(number, showWalletAddresses)
}

export interface TargetNumberProps {
  kind: Kind
  number: string
  /** Whole from the start, where it has to be compared. */
  isWhole?: boolean
}

/** The target of a withdrawal; can be unmasked and masked here. */
export function TargetNumber({ kind, number, isWhole = false }: TargetNumberProps) {
  const t = useMessages('binding')
  const mask = useMaskedNumber()
  const [isShown, setShown] = useState(isWhole)
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
