import type { WithdrawChannel } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useCurrencyName } from '#src/widgets/currencies.ts'
import { RadioCard, RadioCards } from '#src/ui/radio-cards.tsx'
import { exactly } from '#src/widgets/server-words.ts'
import { useFeeWords } from './withdraw-terms.ts'

export interface WithdrawChannelPickerProps {
  channels: readonly WithdrawChannel[]
  value: number
  onChange: (id: number) => void
}

/** The ways to withdraw with their limits and fees, so that one can be chosen knowing them. */
export function WithdrawChannelPicker({ channels, value, onChange }: WithdrawChannelPickerProps) {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  const currencyName = useCurrencyName()
  const feeWords = useFeeWords()
  return (
    <RadioCards legend={t.channel()}>
      {channels.map(channel => {
        const currency = currencyName(channel.currencyId)
        return (
          <RadioCard
            key={channel.id}
            name="channelId"
            title={channel.channelName}
            note={t.channelTerms({
              minimum: exactly(channel.minAmount, locale),
              maximum: exactly(channel.maxAmount, locale),
              currency,
              fee: feeWords(channel, currency),
            })}
            isChosen={channel.id === value}
            onChoose={() => onChange(channel.id)}
          />
        )
      })}
    </RadioCards>
  )
}
