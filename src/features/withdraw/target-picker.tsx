import type { AddressType, WithdrawChannel } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { addressTail } from '#src/lib/names/masks.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useDisplay } from '#src/stores/settings/display.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ChannelMark } from '#src/widgets/transfers/channel-mark.tsx'
import { RadioCards } from '#src/ui/choices/radio-cards.tsx'
import { useNetworkLabel } from '#src/widgets/bindings/use-network-label.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useMaskedNumber } from './target-number.tsx'
import type { Target } from './withdraw-targets.ts'
import styles from './withdraw-form.module.css'

export interface TargetPickerProps {
  channel: WithdrawChannel
  /** Those that the channel pays out to. */
  targets: readonly Target[]
  value: string | undefined
  error: string | undefined
  onChange: (id: string) => void
}

/** Picks the card or address to withdraw to; without any, links to bind one. */
export function TargetPicker({ channel, targets, value, error, onChange }: TargetPickerProps) {
  const t = useMessages('withdraw')
  const mask = useMaskedNumber()
  const date = useDateFormat()
  const showWalletAddresses = useDisplay(display => display.showWalletAddresses)
  const restOf = (from: number) => t.targetFrom({ time: date(from, 'minute') })
  if (targets.length === 0) return <NoTarget channel={channel} error={error} />
  return (
    <div>
      <RadioCards
        legend={t.target()}
        name="targetId"
        value={value}
        onChange={onChange}
        items={targets.map(({ id, kind, name, number, usableFrom }) => ({
          id,
          title: name,
          start: <ChannelMark type={kind} />,
          note: (
            <>
              {/* Both ends in one: apart, the page's direction would put the last one first. */}
              <bdi className="figures">
                {mask(kind, number)}
                {kind === 'chain' && ` ${addressTail(number, showWalletAddresses)}`}
              </bdi>
              {usableFrom !== null && <span>{` · ${restOf(usableFrom)}`}</span>}
            </>
          ),
        }))}
      />
      <div className={styles.other}>
        <ButtonLink kind="plain" size="small" atEnd icon="plus" to={bindRoute(channel)}>
          {t.otherTarget()}
        </ButtonLink>
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}

function NoTarget({ channel, error }: Pick<TargetPickerProps, 'channel' | 'error'>) {
  const t = useMessages('withdraw')
  const binding = useMessages('binding')
  const network = useNetworkLabel()
  const isBank = channel.channelType === 'bank'
  const type: AddressType | null | undefined = channel.addressType
  return (
    <div data-field="targetId">
      <Notice
        title={t.target()}
        action={
          <ButtonLink size="small" kind="quiet" icon="plus" to={bindRoute(channel)}>
            {isBank ? binding.bindCard() : binding.bindAddress()}
          </ButtonLink>
        }
      >
        {isBank || !type ? t.noCard() : t.noAddress({ network: network(type) })}
      </Notice>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** The route to bind a target for the channel; for an address, with currency and network preselected. */
function bindRoute({ channelType, currencyId, addressType }: WithdrawChannel): string {
  if (channelType === 'bank') return PATHS.bindBankCard
  return pathTo(PATHS.bindAddress, { currencyId, type: addressType ?? undefined })
}
