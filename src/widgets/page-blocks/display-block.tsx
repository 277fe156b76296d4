import { useMessages } from '#src/i18n/use-messages.ts'
import { Section } from '#src/ui/screen.tsx'
import { DisplaySettings } from '../display-settings.tsx'

/** The display settings of this device. */
export default function DisplayBlock() {
  const t = useMessages('site')
  return (
    <Section title={t.display()}>
      <DisplaySettings />
    </Section>
  )
}
