import { useState } from 'react'
import { useListExchangesInfinite } from '#src/api/generated/exchange/exchange.ts'
import type { Exchange } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { ExchangeReceipt } from './exchange-receipt.tsx'
import { shortRate } from '#src/widgets/exchange/short-rate.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { exchangeParams, noExchangeFilter, useExchangeFilter } from './exchange-filter.ts'
import { ExchangeFilterBar } from './exchange-filter-bar.tsx'
import { ExactAmount, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** The route /pages/record/changeRecord: all exchanges, newest first. */
export default function ExchangeRecordsScreen() {
  const t = useMessages('exchange')
  const [filter, setFilter] = useExchangeFilter()
  const [shown, setShown] = useState<Exchange>()
  const params = exchangeParams(filter)
  const exchanges = useListExchangesInfinite({ ...firstPage, ...params })
  const pages = usePages(exchanges, exchange => exchange.id)
  const isFiltered = Object.keys(params).length > 0
  const empty = isFiltered
    ? {
        title: t.emptyFilter(),
        action: (
          <Button kind="quiet" onPress={() => setFilter(noExchangeFilter)}>
            {t.showAll()}
          </Button>
        ),
      }
    : {
        title: t.empty(),
        text: t.emptyText(),
        action: <ButtonLink to={PATHS.exchange}>{t.title()}</ButtonLink>,
      }
  return (
    <Screen title={t.records()}>
      <ExchangeFilterBar filter={filter} onChange={setFilter} />
      <PagedList
        pages={pages}
        label={t.records()}
        empty={empty}
        renderRow={exchange => (
          <ExchangeRow key={exchange.id} exchange={exchange} onOpen={() => setShown(exchange)} />
        )}
      />
      <ExchangeReceipt exchange={shown} onClose={() => setShown(undefined)} />
    </Screen>
  )
}

function ExchangeRow({ exchange, onOpen }: { exchange: Exchange; onOpen: () => void }) {
  const t = useMessages('exchange')
  const date = useDateFormat()
  const exactly = useExactFormat()
  const { fromCurrencyName: from, toCurrencyName: to, amount, received, rate, createdAt } = exchange
  return (
    <Row
      title={<bdi>{t.exchangedLine({ from, to })}</bdi>}
      subtitle={
        <>
          <bdi>{t.rateLine({ from, rate: exactly(shortRate(rate)), to })}</bdi>
          <br />
          {date(createdAt, 'moment')}
        </>
      }
      end={<ExactAmount value={received} currency={to} isMoney={false} signed />}
      endNote={<ExactAmount value={`-${amount}`} currency={from} isMoney={false} size="label" signed />}
      onPress={onOpen}
    />
  )
}
