import { rowsOf } from '#src/api/envelope.ts'
import { useListRechargeChannels } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { scaleOf, trimZeros } from '#src/lib/money/money.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { UploadedTile } from '#src/widgets/photo-input/photo-tile.tsx'
import { ChannelDetails } from './channel-details.tsx'
import styles from './deposit-details.module.css'

/** The figures of a deposit, its proof and, while it is pending, the payment details. */
export function DepositDetails({ deposit }: { deposit: Deposit }) {
  const t = useMessages('deposit')
  const { data } = useListRechargeChannels()
  const channel = rowsOf(data)?.find(one => one.id === deposit.channelId)
  const { proofId, status } = deposit
  return (
    <>
      <Section title={t.figures()}>
        <DefinitionList lines={useDetailRows(deposit)} />
      </Section>
      {proofId && (
        <Section title={t.proof()}>
          <ul className={styles.pictures}>
            <UploadedTile id={proofId} ids={[proofId]} index={0} />
          </ul>
        </Section>
      )}
      {channel && status === 'pending' && <ChannelDetails channel={channel} />}
    </>
  )
}

function useDetailRows(deposit: Deposit): Definition[] {
  const t = useMessages('deposit')
  const date = useDateFormat()
  const { id, amount, fee, credited, currencyName, createdAt, channelName, status } = deposit
  const exact = (value: string) => (
    <Amount value={value} currency={currencyName} decimals={Math.max(2, scaleOf(trimZeros(value)))} />
  )
  return [
    {
      label: t.number(),
      value: (
        <span className={styles.number}>
          <bdi dir="ltr">{id}</bdi>
          <CopyButton text={id} label={t.copyOf({ what: t.number() })} />
        </span>
      ),
    },
    { label: t.channel(), value: channelName },
    { label: t.stepAsked(), value: date(createdAt, 'moment') },
    { label: t.amount(), value: exact(amount) },
    // No fee is charged on a deposit that was not credited.
    ...(credited === '0' ? [] : [{ label: t.fee(), value: exact(fee) }]),
    { label: status === 'approved' ? t.received() : t.receives(), value: exact(credited), isTotal: true },
  ]
}
