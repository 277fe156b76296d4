import { useMessages } from '#src/i18n/use-messages.ts'
import { MAX_RATE_AGE } from '#src/lib/money/display-worth.ts'
import { divide } from '#src/lib/money/money.ts'
import { useDisplayCurrency } from '#src/stores/settings/display-currency.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { shortRate } from '../exchange/short-rate.ts'
import { useExactFormat } from '../format/exact-amount.tsx'
import { OWN_CURRENCY, useWorth } from './use-worth.ts'
import styles from './worth.module.css'

/** Decimals of the rate before it is shortened. */
const RATE_DECIMALS = 12

/** The rate of converted figures with its age, or why nothing is converted; nothing in the account's own currency. */
export function WorthNote() {
  const t = useMessages('wallet')
  const exchange = useMessages('exchange')
  const exactly = useExactFormat()
  const [currencyId] = useDisplayCurrency()
  const { rate, time, missing } = useWorth()
  if (currencyId === undefined) return null
  return (
    <p className={styles.note} aria-live={missing === undefined ? 'off' : 'polite'}>
      {missing !== undefined && t.noRate({ currency: missing, own: OWN_CURRENCY })}
      {rate && (
        <>
          <bdi>
            {exchange.rateLine({
              from: OWN_CURRENCY,
              rate: exactly(shortRate(divide('1', rate.rate, RATE_DECIMALS))),
              to: rate.currency,
            })}
          </bdi>{' '}
          <Age time={time} staleAfter={MAX_RATE_AGE} />
        </>
      )}
    </p>
  )
}

/** Beside the title of figures that stay in the account's own currency while others are converted. */
export function InOwnCurrency() {
  const t = useMessages('wallet')
  const { rate } = useWorth()
  return rate ? <span className={styles.note}>{t.inCurrency({ currency: OWN_CURRENCY })}</span> : null
}
