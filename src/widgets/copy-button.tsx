import { useMessages } from '../i18n/use-messages.ts'
import { IconButton } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.tsx'

/** Copies a text to the clipboard; where the browser forbids it, shows the text for longer. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useMessages('common')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t.copied())
    } catch {
      toast(text, 6000)
    }
  }
  return <IconButton icon="copy" label={label} size={17} onPress={copy} />
}
