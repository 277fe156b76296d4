import type { RealisedGain } from '#models'
import { durationText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { holdingDays } from '#src/lib/trading/gain-export.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { ExactGain } from './exact-gain.tsx'
import styles from './gains.module.css'

/** A part of a sale with its figures; the entries of the sale and of the purchase are one press away. */
export function GainSheet({ gain, onClose }: { gain: RealisedGain | undefined; onClose: () => void }) {
  return (
    <Sheet open={gain !== undefined} onClose={onClose} title={gain?.assetName ?? ''}>
      {gain && <Details gain={gain} />}
    </Sheet>
  )
}

function Details({ gain }: { gain: RealisedGain }) {
  const t = useMessages('gains')
  const wallet = useMessages('wallet')
  const locale = useLanguage()
  const date = useDateFormat()
  // As in the files: the tax year is one of UTC.
  const utc = (time: number) => <bdi>{`${date(time, 'utcMoment')} UTC`}</bdi>
  const money = (value: string) => <ExactAmount value={value} currency="USDT" isMoney />
  return (
    <div className={styles.sheet}>
      <DefinitionList
        lines={[
          {
            label: wallet.quantity(),
            value: <ExactAmount value={gain.quantity} currency={gain.assetName} isMoney={false} />,
          },
          { label: t.acquired(), value: utc(gain.acquiredAt) },
          { label: t.sold(), value: utc(gain.soldAt) },
          { label: t.held(), value: durationText(locale, holdingDays(gain), 'day', 'long') },
          { label: t.proceeds(), value: money(gain.proceeds) },
          { label: t.cost(), value: money(gain.cost) },
          { label: t.gain(), value: <ExactGain value={gain.gain} />, isTotal: true },
        ]}
      />
      <ButtonLink
        block
        kind="quiet"
        icon="receipt"
        to={pathTo(PATHS.ledgerEntries, { reference: gain.referenceId })}
      >
        {t.entriesOfSale()}
      </ButtonLink>
      <ButtonLink
        block
        kind="quiet"
        icon="receipt"
        to={pathTo(PATHS.ledgerEntries, { reference: gain.acquiredId })}
      >
        {t.entriesOfPurchase()}
      </ButtonLink>
    </div>
  )
}
