import { useState } from 'react'
import type { BibiPair } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PairSheet } from '#src/features/bibi/pair-sheet.tsx'
import pairStyles from './pair-button.module.css'
import styles from './trade.module.css'

export interface PairButtonProps {
  pairs: readonly BibiPair[]
  pair: BibiPair
  onChoose: (pair: BibiPair) => void
}

/** Shows the pair; opens the pair picker. */
export function PairButton({ pairs, pair, onChoose }: PairButtonProps) {
  const t = useMessages('bibi')
  const locale = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={pairStyles.pair} onClick={() => setOpen(true)}>
        <bdi className={styles.name}>{pair.pairCode}</bdi>
        <span className={styles.code}>
          {productName({ productName: pair.baseName, productNameLang: pair.baseNameLang }, locale)}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron" size={16} />
        </span>
        <span className="visually-hidden">{t.changePair()}</span>
      </button>
      <PairSheet
        open={isOpen}
        pairs={pairs}
        chosen={pair}
        onClose={() => setOpen(false)}
        onChoose={next => {
          setOpen(false)
          onChoose(next)
        }}
      />
    </>
  )
}
