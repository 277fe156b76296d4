import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EarningOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { Row } from '#src/ui/list.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { ExactAmount } from '../format/exact-amount.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { firstPage, usePages } from '../lists/use-pages.ts'
import { OrderSheet } from './order-sheet.tsx'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'

type View = 'running' | 'ended'

/** Poll interval of running orders: a day may be posted, or the last one. */
const pollInterval = 30_000

/** The user's orders: running and ended. */
export function OrderList({ service }: { service: EarningService }) {
  const t = useMessages('earning')
  const [view, setView] = useState<View>('running')
  return (
    <>
      <Tabs
        label={t.view()}
        value={view}
        onChange={setView}
        items={[
          { id: 'running', label: t.running() },
          { id: 'ended', label: t.ended() },
        ]}
      />
      <TabPanel label={view === 'running' ? t.running() : t.ended()}>
        <Orders key={view} service={service} view={view} />
      </TabPanel>
    </>
  )
}

function Orders({ service, view }: { service: EarningService; view: View }) {
  const t = useMessages('earning')
  const [openId, setOpenId] = useState<string>()
  const orders = useInfiniteQuery(
    service.orders(
      { ...firstPage, status: view },
      { query: { refetchInterval: view === 'running' && pollInterval } },
    ),
  )
  const pages = usePages(orders, order => order.id)
  const openOrder = pages.rows?.find(order => order.id === openId)
  const emptyText =
    view === 'running'
      ? { title: t.noRunning(), text: t.noRunningText() }
      : { title: t.noEnded(), text: t.noEndedText() }
  const action = (
    <ButtonLink kind="quiet" to={service.productsPath}>
      {t.toProducts()}
    </ButtonLink>
  )
  return (
    <>
      <PagedList
        pages={pages}
        label={view === 'running' ? t.running() : t.ended()}
        empty={{ ...emptyText, action }}
        renderRow={order => (
          <OrderRow key={order.id} service={service} order={order} onOpen={() => setOpenId(order.id)} />
        )}
      />
      {openOrder && <OrderSheet service={service} order={openOrder} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

interface OrderRowProps {
  service: EarningService
  order: EarningOrder
  onOpen: () => void
}

function OrderRow({ service, order, onOpen }: OrderRowProps) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const date = useDateFormat()
  const isMoney = order.currencyId !== null
  const { net } = order
  return (
    <Row
      title={order.name}
      subtitle={
        order.closedAt === null
          ? `${labels.aDay(order)} · ${t.earnedDays({ days: `${order.daysAccrued}`, term: `${order.termDays}` })}`
          : `${labels.status(order)} · ${date(order.closedAt, 'day')}`
      }
      end={<ExactAmount value={order.amount} currency={order.assetName} isMoney={isMoney} />}
      endNote={
        <ExactAmount
          value={net ?? order.accrued}
          currency={order.assetName}
          isMoney={isMoney}
          signed
          size="label"
        />
      }
      onPress={onOpen}
    />
  )
}
