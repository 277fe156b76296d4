import type { ShareOffer } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { Money } from './money.tsx'
import styles from './new-shares.module.css'
import { useShareLabels } from './use-share-labels.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** The terms of an offer: price, lots, limits and fee, with the market price for comparison. */
export function OfferTerms({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const labels = useShareLabels()
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
          { label: t.lotsGiven(), value: labels.count(totalLots) },
          { label: t.perPerson(), value: labels.count(maxLots) },
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

/** The dates of an offer. */
export function OfferDates({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const date = useDateFormat()
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
