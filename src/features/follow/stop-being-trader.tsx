import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSuccessful } from '#src/api/envelope.ts'
import { stopBeingTrader } from '#src/api/generated/follow/follow.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { sendOnce } from '#src/widgets/forms/send-once.ts'
import { refreshFollows } from './refresh-follows.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/server-messages.ts'

/** Ends being a public trader. */
export function StopBeingTrader() {
  const t = useMessages('follow')
  const locale = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<FormFailure>()
  const submit = async () => {
    setFailure(undefined)
    try {
      const isStopped = await sendOnce(
        'stopBeingTrader',
        {},
        async request =>
          isSuccessful(await stopBeingTrader(request, { catch: true, quiet: true })) || undefined,
      )
      if (!isStopped) return
      toast(t.stoppedTrading())
      void refreshFollows(client)
      void navigate(PATHS.followOrder, { replace: true })
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
  }
  return (
    <>
      <Notice
        title={t.stopTrading()}
        action={
          <Button kind="danger" size="small" onPress={submit}>
            {t.stopTrading()}
          </Button>
        }
      >
        {t.stopTradingText()}
      </Notice>
      <FormError error={failure} />
    </>
  )
}
