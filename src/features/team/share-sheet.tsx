import { useMessages } from '#src/i18n/use-messages.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Copies a text; if the browser blocks it, shows the text in a longer toast. */
async function copyText(text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(confirmation)
  } catch {
    toast(text, 6000)
  }
}

export interface ShareSheetProps {
  open: boolean
  link: string
  code: string
  /** The text that is shared with the link. */
  text: string
  onClose: () => void
}

/** Share options of a link. In-app browsers do not open it in this app, so the text says where to open it (R8.11). */
export function ShareSheet({ open, link, code, text, onClose }: ShareSheetProps) {
  const t = useMessages('team')
  const common = useMessages('common')
  const share = async () => {
    try {
      await navigator.share({ text, url: link })
      onClose()
    } catch (error) {
      // The user closed the system's share sheet: not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        await copyText(link, common.linkCopied())
    }
  }
  const copyAndClose = async (what: string, confirmation: string) => {
    await copyText(what, confirmation)
    onClose()
  }
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox and plain http addresses have none.
  const canShare = navigator.share !== undefined
  return (
    <Sheet open={open} onClose={onClose} title={t.shareTitle()}>
      <List>
        {canShare && <Row icon="globe" title={t.shareElsewhere()} onPress={share} />}
        <Row icon="copy" title={t.copyLink()} onPress={() => copyAndClose(link, common.linkCopied())} />
        <Row
          icon="copy"
          title={t.copyCode()}
          subtitle={code}
          onPress={() => copyAndClose(code, t.codeCopied())}
        />
      </List>
    </Sheet>
  )
}
