import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { RechargeChannel } from '#models'
import { multiply, sign } from '#src/lib/money/money.ts'
import { formatPercent, formatExact } from '#src/lib/numbers/format-number.ts'
import { ChannelMark } from '#src/widgets/transfers/channel-mark.tsx'
import { RadioCards } from '#src/ui/choices/radio-cards.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'

export interface ChannelPickerProps {
  channels: readonly RechargeChannel[]
  value: number
  onChange: (id: number) => void
}

/** Deposit channel picker, with limits and fees. */
export function ChannelPicker({ channels, value, onChange }: ChannelPickerProps) {
  const t = useMessages('deposit')
  const termsText = useChannelTermsText()
  return (
    <RadioCards
      legend={t.channel()}
      name="channelId"
      value={String(value)}
      onChange={id => onChange(Number(id))}
      items={channels.map(channel => ({
        id: String(channel.id),
        title: channel.channelName,
        start: <ChannelMark type={channel.channelType} />,
        note: termsText(channel),
      }))}
    />
  )
}

function useChannelTermsText(): (channel: RechargeChannel) => string {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const currencyName = useCurrencyName()
  return ({ minAmount, maxAmount, feeRate, currencyId }) =>
    t.channelTerms({
      minimum: formatExact(minAmount, locale),
      maximum: formatExact(maxAmount, locale),
      currency: currencyName(currencyId),
      fee:
        sign(feeRate) === 0
          ? t.noFee()
          : t.feeRate({ rate: formatPercent(multiply(feeRate, '100'), { locale }) }),
    })
}
