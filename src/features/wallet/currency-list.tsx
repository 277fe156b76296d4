import { useState } from 'react'
import type { CurrencyBalance } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Mark } from '#src/ui/mark.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'
import styles from './wallet.module.css'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

/** The currency balances: total, held, and value. Tradable coins are in the list of holdings. */
export function CurrencyList({ balances }: { balances: readonly CurrencyBalance[] }) {
  const t = useMessages('wallet')
  const [showsAll, setShowsAll] = useState(false)
  const currencies = balances.filter(balance => balance.productId === null)
  const owned = currencies.filter(balance => sign(balance.total) !== 0)
  return (
    <>
      <List label={t.currencies()}>
        {(showsAll ? currencies : owned).map(balance => (
          <CurrencyRow key={balance.currencyId} balance={balance} />
        ))}
      </List>
      {owned.length < currencies.length && (
        <div className={styles.more}>
          <Button kind="plain" size="small" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? t.fewerCurrencies() : t.moreCurrencies()}
          </Button>
        </div>
      )}
    </>
  )
}

function CurrencyRow({ balance }: { balance: CurrencyBalance }) {
  const t = useMessages('wallet')
  const { decimals } = useSite()
  const showsHeld = useSiteSetting('app_showFreeze') !== 0
  const { currencyId, currencyName, available, held, total, value } = balance
  return (
    <Row
      start={<Mark code={currencyName} />}
      title={currencyName}
      subtitle={
        <span className={styles.parts}>
          <span>
            {t.available()} <ExactAmount value={available} isMoney={false} size="label" />
          </span>
          {showsHeld && sign(held) !== 0 && (
            <span>
              {t.held()} <ExactAmount value={held} isMoney={false} size="label" />
            </span>
          )}
        </span>
      }
      end={<ExactAmount value={total} isMoney={false} />}
      endNote={<Amount value={value} currency="USDT" decimals={decimals} size="label" />}
      to={pathTo(PATHS.ledgerEntries, { asset: `c${currencyId}` })}
    />
  )
}
