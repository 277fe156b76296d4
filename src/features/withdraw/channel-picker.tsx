import type { WithdrawChannel } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { ChannelMark } from '#src/widgets/transfers/channel-mark.tsx'
import { RadioCards } from '#src/ui/choices/radio-cards.tsx'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { useFeeText } from './withdraw-terms.ts'

export interface WithdrawChannelPickerProps {
  channels: readonly WithdrawChannel[]
  value: number
  onChange: (id: number) => void
}

/** Withdrawal channel picker, with limits and fees. */
export function WithdrawChannelPicker({ channels, value, onChange }: WithdrawChannelPickerProps) {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  const currencyName = useCurrencyName()
  const feeText = useFeeText()
  return (
    <RadioCards
      legend={t.channel()}
      name="channelId"
      value={String(value)}
      onChange={id => onChange(Number(id))}
      items={channels.map(channel => {
        const currency = currencyName(channel.currencyId)
        return {
          id: String(channel.id),
          title: channel.channelName,
          start: <ChannelMark type={channel.channelType} />,
          note: t.channelTerms({
            minimum: formatExact(channel.minAmount, locale),
            maximum: formatExact(channel.maxAmount, locale),
            currency,
            fee: feeText(channel, currency),
          }),
        }
      })}
    />
  )
}
