import { useEffect, useEffectEvent } from 'react'
import type { CodeSent } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

export interface CodeSentNoticeProps {
  answer: CodeSent
  account: string
  /** Fills in the code of a sandbox. */
  onFill: (code: string) => void
}

/** Where the code was sent. A sandbox sends nothing: it shows the code here, and fills it in. */
export function CodeSentNotice({ answer, account, onFill }: CodeSentNoticeProps) {
  const t = useMessages('auth')
  const { sandboxCode } = answer
  const fill = useEffectEvent((sent: CodeSent) => {
    if (sent.sandboxCode !== null) onFill(sent.sandboxCode)
  })
  useEffect(() => fill(answer), [answer])
  if (sandboxCode === null) {
    return (
      <Notice tone="ok" live>
        {t.codeSent({ account })}
      </Notice>
    )
  }
  return (
    <Notice tone="risk" live title={t.sandboxCodeTitle()}>
      {t.sandboxCode({ code: sandboxCode })}
    </Notice>
  )
}
