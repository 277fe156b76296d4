import { useMessages } from '../i18n/use-messages.ts'
import { IconButton } from './button.tsx'
import { useNavigation } from './navigation.ts'

/** Leads back to the screen before, or home if there is none: at the start of each standard bar (R2.6). */
export function BackButton() {
  const t = useMessages('common')
  const { back } = useNavigation()
  return <IconButton icon="back" label={t.back()} onPress={back} />
}
