import type { RechargeChannel } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { useCurrencyName, useIsLoadingCurrencies } from '#src/widgets/format/use-currency-name.ts'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { QrCode } from '#src/widgets/qr/qr-code.tsx'
import styles from './channel-details.module.css'

/** Payment details: the payee of a bank transfer, or the address on a network. Nothing for other channels. */
export function ChannelDetails({ channel }: { channel: RechargeChannel }) {
  const t = useMessages('deposit')
  const { payee, address, walletAddressType } = channel
  if (payee) {
    return (
      <section className={styles.details} aria-label={t.payee()}>
        <h2 className={styles.title}>{t.payee()}</h2>
        <dl className={styles.lines}>
          {payee.map(({ key, label, value }) => (
            <CopyRow key={key} label={label} value={value} />
          ))}
        </dl>
      </section>
    )
  }
  if (address === undefined || walletAddressType === undefined) return null
  return <Address channel={channel} address={address} network={walletAddressType} />
}

interface AddressProps {
  channel: RechargeChannel
  address: string
  network: string
}

function Address({ channel, address, network }: AddressProps) {
  const t = useMessages('deposit')
  const currency = useCurrencyName()(channel.currencyId)
  const isLoading = useIsLoadingCurrencies()
  if (isLoading) return <SkeletonRows count={3} />
  return (
    <section className={styles.details} aria-label={t.address({ network })}>
      <h2 className={styles.title}>{t.address({ network })}</h2>
      <div className={styles.code}>
        <QrCode text={address} label={t.qrOf({ network })} />
      </div>
      <dl className={styles.lines}>
        <CopyRow label={t.network()} value={network} />
        <CopyRow label={t.addressLabel()} value={address} />
      </dl>
      <Notice tone="risk" title={t.networkWarning({ currency, network })}>
        {t.networkWarningText()}
      </Notice>
    </section>
  )
}

function CopyRow({ label, value }: { label: string; value: string }) {
  const t = useMessages('deposit')
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        {/* Account numbers and addresses are left-to-right in every language. */}
        <bdi dir="ltr">{value}</bdi>
        <CopyButton text={value} label={t.copyOf({ what: label })} />
      </dd>
    </div>
  )
}
