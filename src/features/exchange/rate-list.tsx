import { dataOf } from '#src/api/envelope.ts'
import type { PlatformCurrency } from '#models'
import { useGetExchangeInfo } from '#src/api/generated/wallet/wallet.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'
import { shortRate } from '#src/widgets/exchange/short-rate.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'

/** ms between two requests, as long as the screen is open. */
const refreshInterval = 15_000

export interface RateListProps {
  currencies: readonly PlatformCurrency[]
  /** Chooses the currency to pay. */
  onChoose: (id: number) => void
}

/** The market rate of every currency; none while the rates are not known. */
export function RateList({ currencies, onChoose }: RateListProps) {
  const t = useMessages('exchange')
  const common = useMessages('common')
  const currencyName = useCurrencyName()
  const one = formatNumber('1', { locale: useLanguage(), decimals: 0 })
  const { data } = useGetExchangeInfo({
    query: { meta: { quiet: true }, refetchInterval: refreshInterval },
  })
  const info = dataOf(data)
  if (!info) return null
  const rates = info.rates.filter(
    ({ currencyId }) => currencyId !== info.baseCurrencyId && currencies.some(({ id }) => id === currencyId),
  )
  return (
    <Section title={t.rates()}>
      <List label={t.rates()}>
        {rates.map(({ currencyId, rate }) => (
          <Row
            key={currencyId}
            title={<bdi>{`${one} ${currencyName(currencyId)}`}</bdi>}
            end={
              <>
                <ExactAmount
                  value={shortRate(rate)}
                  currency={currencyName(info.baseCurrencyId)}
                  isPrivate={false}
                />
                <span className="visually-hidden">
                  {' '}
                  {common.labelled({ label: t.currencyFrom(), value: currencyName(currencyId) })}
                </span>
              </>
            }
            onPress={() => onChoose(currencyId)}
          />
        ))}
      </List>
    </Section>
  )
}
