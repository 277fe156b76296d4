import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { RechargeChannel } from '#src/api/generated/models/index.ts'
import { multiply, sign } from '#src/lib/money.ts'
import { formatPercent } from '#src/lib/numbers.ts'
import { RadioCard, RadioCards } from '#src/ui/radio-cards.tsx'
import { useCurrencyName } from '#src/widgets/currencies.ts'
import { exactly } from '#src/widgets/server-words.ts'

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
    <RadioCards legend={t.channel()}>
      {channels.map(channel => (
        <RadioCard
          key={channel.id}
          name="channelId"
          title={channel.channelName}
          note={terms(channel)}
          isChosen={channel.id === value}
          onChoose={() => onChange(channel.id)}
        />
      ))}
    </RadioCards>
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
