import { useMessages } from '#src/i18n/use-messages.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/toast.tsx'

/** Takes a text along; where the browser forbids it, shows the text for longer to be written down. */
async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(said)
  } catch {
    toast(text, 6000)
  }
}

export interface ShareLinkProps {
  open: boolean
  link: string
  code: string
  /** What goes along with the link into another app. */
  text: string
  onClose: () => void
}

/** Ways to pass a link on. Inside of another app a link does not open here: so it is said where to open it (R8.11). */
export function ShareLink({ open, link, code, text, onClose }: ShareLinkProps) {
  const t = useMessages('team')
  const share = async () => {
    try {
      await navigator.share({ text, url: link })
      onClose()
    } catch (error) {
      // Whoever closes the system's own sheet has changed their mind: that is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link, t.linkCopied())
    }
  }
  const take = async (what: string, said: string) => {
    await copy(what, said)
    onClose()
  }
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox and plain http addresses have none.
  const canShare = navigator.share !== undefined
  return (
    <Sheet open={open} onClose={onClose} title={t.shareTitle()}>
      <List>
        {canShare && <Row icon="globe" title={t.shareElsewhere()} onPress={share} />}
        <Row icon="copy" title={t.copyLink()} onPress={() => take(link, t.linkCopied())} />
        <Row icon="copy" title={t.copyCode()} subtitle={code} onPress={() => take(code, t.codeCopied())} />
      </List>
    </Sheet>
  )
}
