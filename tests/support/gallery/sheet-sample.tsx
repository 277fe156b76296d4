import { useEffect, useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { List } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { OfflineBanner } from '#src/ui/feedback/states.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useEntryRows } from '#src/features/wallet/ledger-rows.tsx'
import { SignInPrompt } from '#src/widgets/account/sign-in-prompt.tsx'
import { entries } from './sample-entries.ts'

/** A sheet with its action at the bottom, a toast and the offline banner over a page. */
export function SheetSample() {
  const t = useMessages('records')
  const trade = useMessages('trade')
  const errors = useMessages('errors')
  const [isOpen, setOpen] = useState(true)
  const entryRow = useEntryRows(() => setOpen(true))
  useEffect(() => {
    toast(errors.requestTimeout(), 60_000)
  }, [errors])
  return (
    <>
      <OfflineBanner />
      <Screen title={t.title()}>
        <List label={t.title()}>
          {entries.map(entry => (
            <li key={entry.id}>{entryRow(entry)}</li>
          ))}
        </List>
        <SignInPrompt />
        <Sheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title={trade.confirmBuy()}
          footer={
            <Button block kind="buy" onPress={() => setOpen(false)}>
              {trade.confirmBuy()}
            </Button>
          }
        >
          <Notice tone="risk">{errors.screenText()}</Notice>
        </Sheet>
      </Screen>
    </>
  )
}
