import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isDone } from '#src/api/envelope.ts'
import { stopBeingTrader } from '#src/api/generated/follow/follow.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast.tsx'
import { sendOnce } from '#src/widgets/send-once.ts'
import { errorWords } from '#src/widgets/server-words.ts'
import { refreshFollows } from './refresh.ts'

/** The way out of trading in public. */
export function StopTrading() {
  const t = useMessages('follow')
  const locale = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [remark, setRemark] = useState<string>()
  const press = async () => {
    setRemark(undefined)
    try {
      const isStopped = await sendOnce(
        'stopBeingTrader',
        {},
        async request => isDone(await stopBeingTrader(request, { catch: true, quiet: true })) || undefined,
      )
      if (!isStopped) return
      toast(t.stoppedTrading())
      void refreshFollows(client)
      void navigate(PATHS.followOrder, { replace: true })
    } catch (error) {
      setRemark(errorWords(error, locale))
    }
  }
  return (
    <>
      <Notice
        title={t.stopTrading()}
        action={
          <Button kind="danger" size="small" onPress={press}>
            {t.stopTrading()}
          </Button>
        }
      >
        {t.stopTradingText()}
      </Notice>
      {remark && (
        <Notice tone="danger" live>
          {remark}
        </Notice>
      )}
    </>
  )
}
