import { useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import AssetsBlock from '#src/widgets/page-blocks/assets-block.tsx'

/** The block alone, for embedding (R2.5): without a bar. */
export default function AssetsBlockScreen() {
  const title = useMessages('wallet').title()
  return (
    <Screen title={title} bar={null}>
      <AssetsBlock />
    </Screen>
  )
}
