import { useState } from 'react'
import { useListAlertsInfinite } from '#src/api/generated/alert/alert.ts'
import type { PriceAlert } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { TimeAgo } from '#src/widgets/format/time-ago.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import AlertSheet from './alert-sheet.tsx'
import { useAlertText } from './use-alert-text.ts'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** The route /pages/alert/alerts: all price alerts of the account, newest first. */
export default function AlertsScreen() {
  const t = useMessages('alert')
  const [edited, setEdited] = useState<PriceAlert | 'new'>()
  const alerts = useListAlertsInfinite(firstPage)
  const pages = usePages(alerts, alert => alert.id)
  return (
    <Screen
      title={t.title()}
      actions={<IconButton icon="plus" label={t.add()} onPress={() => setEdited('new')} />}
    >
      <PagedList
        pages={pages}
        label={t.title()}
        empty={{
          icon: 'bell',
          title: t.none(),
          text: t.noneText(),
          action: <Button onPress={() => setEdited('new')}>{t.add()}</Button>,
        }}
        renderRow={alert => <AlertRow key={alert.id} alert={alert} onPress={() => setEdited(alert)} />}
      />
      {edited && (
        <AlertSheet {...(edited !== 'new' && { alert: edited })} onClose={() => setEdited(undefined)} />
      )}
    </Screen>
  )
}

function AlertRow({ alert, onPress }: { alert: PriceAlert; onPress: () => void }) {
  const t = useMessages('alert')
  const locale = useLanguage()
  const textOf = useAlertText()
  const { productCode, condition, value, status, isRepeating, firedAt, firedPrice } = alert
  const notes = [
    status === 'paused' ? t.paused() : '',
    isRepeating === 1 ? t.repeats() : '',
    firedPrice === null ? '' : t.fired({ price: formatExact(firedPrice, locale) }),
  ].filter(Boolean)
  return (
    <Row
      start={<ProductMark product={alert} />}
      title={<bdi>{productCode}</bdi>}
      subtitle={[textOf(condition, value), ...notes].join(' · ')}
      endNote={firedAt !== null && <TimeAgo time={firedAt} />}
      onPress={onPress}
    />
  )
}
