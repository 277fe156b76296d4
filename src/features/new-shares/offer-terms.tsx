import type { ShareOffer } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { Money } from './money.tsx'
import styles from './new-shares.module.css'
import { useShareWords } from './use-share-words.ts'
import { useExactly } from '#src/widgets/ticket/exact.tsx'

/** What one agrees to: price, lots, limits and fee, beside what a share costs on the market. */
export function OfferTerms({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const exactly = useExactly()
  const words = useShareWords()
  const { price, marketPrice, nowPrice, currencyName, lotSize, totalLots, maxLots, feeRate } = offer
  const rate = feePercent(feeRate, locale)
  const money = (value: string) => <Money value={value} currency={currencyName} />
  return (
    <Section title={t.terms()}>
      <DefinitionList
        lines={[
          { label: t.price(), value: money(price), note: t.priceNote() },
          { label: t.marketThen(), value: money(marketPrice) },
          { label: t.marketNow(), value: money(nowPrice), note: t.marketNowNote() },
          { label: t.lot(), value: exactly(lotSize) },
          { label: t.lotsGiven(), value: words.count(totalLots) },
          { label: t.perPerson(), value: words.count(maxLots) },
          {
            label: t.fee(),
            value: <span className={styles.whole}>{rate}</span>,
            note: t.feeNote({ rate }),
          },
        ]}
      />
    </Section>
  )
}

/** What happens when. */
export function OfferDates({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const date = useDates()
  const { announcedAt, opensAt, closesAt, drawsAt, listsAt } = offer
  return (
    <Section title={t.dates()}>
      <DefinitionList
        lines={[
          { label: t.announcedAt(), value: date(announcedAt, 'moment') },
          { label: t.opensAt(), value: date(opensAt, 'moment') },
          { label: t.closesAt(), value: date(closesAt, 'moment'), note: t.closesNote() },
          { label: t.drawsAt(), value: date(drawsAt, 'moment'), note: t.drawsNote() },
          { label: t.listsAt(), value: date(listsAt, 'moment'), note: t.listsNote() },
        ]}
      />
    </Section>
  )
}
