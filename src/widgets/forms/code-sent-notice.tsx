import type { CodeSent } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

export interface CodeSentNoticeProps {
  answer: CodeSent
  account: string
  onFill: (code: string) => void
}

/** Where the code was sent. A sandbox sends nothing and shows the code here. */
export function CodeSentNotice({ answer: { sandboxCode }, account, onFill }: CodeSentNoticeProps) {
  const t = useMessages('auth')
  if (sandboxCode === null) {
    return (
      <Notice tone="ok" live>
        {t.codeSent({ account })}
      </Notice>
    )
  }
  return (
    <Notice
      tone="risk"
      live
      title={t.sandboxCodeTitle()}
      action={
        <Button kind="plain" size="small" onPress={() => onFill(sandboxCode)}>
          {t.fillIn()}
        </Button>
      }
    >
      {t.sandboxCode({ code: sandboxCode })}
    </Notice>
  )
}
