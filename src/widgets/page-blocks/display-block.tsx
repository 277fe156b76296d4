import { useMessages } from '#src/i18n/use-messages.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { Section } from '#src/ui/screen.tsx'
import { DisplaySettings } from '../settings/display-settings.tsx'

/** The display settings of this device. The page around them may be light: they bring Mantine along. */
export default function DisplayBlock() {
  const t = useMessages('site')
  return (
    <Section title={t.display()}>
      <MantineBoundary>
        <DisplaySettings />
      </MantineBoundary>
    </Section>
  )
}
