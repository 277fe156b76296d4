import { useMemo, useState } from 'react'
import type { BibiPair } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { searchByName, searchNames } from '#src/lib/names/name-search.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'

export interface PairSheetProps {
  open: boolean
  /** Undefined while loading. */
  pairs: readonly BibiPair[] | undefined
  /** The selected pair: its quote coin is shown first. */
  chosen: BibiPair | undefined
  onChoose: (pair: BibiPair) => void
  onClose: () => void
}

/** Pair picker: by quote coin, with search. */
export function PairSheet({ open, pairs, chosen, onChoose, onClose }: PairSheetProps) {
  const t = useMessages('bibi')
  return (
    <Sheet open={open} onClose={onClose} title={t.choosePair()}>
      {pairs ? <PairChoice pairs={pairs} chosen={chosen} onChoose={onChoose} /> : <SkeletonRows count={6} />}
    </Sheet>
  )
}

interface PairChoiceProps extends Pick<PairSheetProps, 'chosen' | 'onChoose'> {
  pairs: readonly BibiPair[]
}

function PairChoice({ pairs, chosen, onChoose }: PairChoiceProps) {
  const t = useMessages('bibi')
  const locale = useLanguage()
  const quoteCodes = [...new Set(pairs.map(pair => pair.quoteCode))]
  const [quoteCode, setQuoteCode] = useState(chosen?.quoteCode ?? quoteCodes[0] ?? '')
  const [text, setText] = useState('')
  const names = useMemo(
    () => new Map(pairs.map(pair => [pair, searchNames(pair.pairCode, pair.baseName, pair.baseNameLang)])),
    [pairs],
  )
  const pairsInQuote = pairs.filter(pair => pair.quoteCode === quoteCode)
  const found = searchByName(pairsInQuote, pair => names.get(pair)!, text, locale)
  return (
    <div className={styles.stack}>
      <TextField type="search" label={t.searchPairs()} value={text} onChange={setText} maxLength={64} />
      <Segmented
        label={t.pricedIn()}
        value={quoteCode}
        onChange={setQuoteCode}
        items={quoteCodes.map(code => ({ id: code, label: code }))}
      />
      {found.length === 0 ? (
        <EmptyState icon="search" title={t.noPair()} text={t.noPairText()} />
      ) : (
        <List label={t.pairs()}>
          {found.map(pair => (
            <Row
              key={pair.pairCode}
              title={<bdi>{pair.pairCode}</bdi>}
              subtitle={productName(
                { productName: pair.baseName, productNameLang: pair.baseNameLang },
                locale,
              )}
              onPress={() => onChoose(pair)}
            />
          ))}
        </List>
      )}
    </div>
  )
}
