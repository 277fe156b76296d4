import { useLanguage, useMessages } from '../../../i18n/use-messages.ts'
import type { RechargeChannel } from '../../../api/generated/models/index.ts'
import { multiply, sign } from '../../../lib/money.ts'
import { formatPercent } from '../../../lib/numbers.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCurrencyName } from '../../../widgets/currencies.ts'
import { exactly } from '../../../widgets/server-words.ts'
import styles from './channel-picker.module.css'

export interface ChannelPickerProps {
  channels: readonly RechargeChannel[]
  value: number
  onChange: (id: number) => void
}

/** The ways to deposit with their limits and fees, so that one can be chosen knowing them. */
export function ChannelPicker({ channels, value, onChange }: ChannelPickerProps) {
  const t = useMessages('deposit')
  const terms = useChannelTerms()
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t.channel()}</legend>
      {channels.map(channel => (
        <label key={channel.id} className={styles.channel}>
          <input
            type="radio"
            className="visually-hidden"
            name="channelId"
            checked={channel.id === value}
            onChange={() => onChange(channel.id)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{channel.channelName}</span>
            <span className={styles.terms}>{terms(channel)}</span>
          </span>
          <span className={styles.mark}>
            <Icon name="check" size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function useChannelTerms(): (channel: RechargeChannel) => string {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const currencyName = useCurrencyName()
  return ({ minAmount, maxAmount, feeRate, currencyId }) =>
    t.channelTerms({
      minimum: exactly(minAmount, locale),
      maximum: exactly(maxAmount, locale),
      currency: currencyName(currencyId),
      fee:
        sign(feeRate) === 0
          ? t.noFee()
          : t.feeRate({ rate: formatPercent(multiply(feeRate, '100'), { locale }) }),
    })
}
