import { useMemo, useState } from 'react'
import type { BibiPair } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/lookups.ts'
import { searchByName, searchNames } from '#src/lib/name-search.ts'
import { Segmented } from '#src/ui/choice.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState } from '#src/ui/states.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'

export interface PairSheetProps {
  open: boolean
  /** Undefined while they are on their way. */
  pairs: readonly BibiPair[] | undefined
  /** The one chosen so far: its quote coin is shown first. */
  chosen: BibiPair | undefined
  onChoose: (pair: BibiPair) => void
  onClose: () => void
}

/** All pairs, by the coin that they are priced in and by what is searched for. */
export function PairSheet({ open, pairs, chosen, onChoose, onClose }: PairSheetProps) {
  const t = useMessages('bibi')
  return (
    <Sheet open={open} onClose={onClose} title={t.choosePair()}>
      {pairs ? <Choice pairs={pairs} chosen={chosen} onChoose={onChoose} /> : <SkeletonRows count={6} />}
    </Sheet>
  )
}

interface ChoiceProps extends Pick<PairSheetProps, 'chosen' | 'onChoose'> {
  pairs: readonly BibiPair[]
}

function Choice({ pairs, chosen, onChoose }: ChoiceProps) {
  const t = useMessages('bibi')
  const locale = useLanguage()
  const quotes = [...new Set(pairs.map(pair => pair.quoteCode))]
  const [quote, setQuote] = useState(chosen?.quoteCode ?? quotes[0] ?? '')
  const [text, setText] = useState('')
  const names = useMemo(
    () => new Map(pairs.map(pair => [pair, searchNames(pair.pairCode, pair.baseName, pair.baseNameLang)])),
    [pairs],
  )
  const inQuote = pairs.filter(pair => pair.quoteCode === quote)
  const found = searchByName(inQuote, pair => names.get(pair)!, text, locale)
  return (
    <div className={styles.stack}>
      <TextField type="search" label={t.searchPairs()} value={text} onChange={setText} maxLength={64} />
      <Segmented
        label={t.pricedIn()}
        value={quote}
        onChange={setQuote}
        items={quotes.map(code => ({ id: code, label: code }))}
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
