import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSuccessful } from '#src/api/envelope.ts'
import { useStopBeingTrader } from '#src/api/generated/follow/follow.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'

/** Ends being a public trader. */
export function StopBeingTrader() {
  const t = useMessages('follow')
  const locale = useLanguage()
  const { mutateAsync: stopBeingTrader } = useStopBeingTrader()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<FormFailure>()
  const submit = async () => {
    setFailure(undefined)
    try {
      if (!isSuccessful(await stopBeingTrader({ data: {} }))) return
      toast(t.stoppedTrading())
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
