import { useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import NewsBlock from '#src/widgets/page-blocks/news-block.tsx'

/** The block alone, for embedding (R2.5): without a bar. */
export default function NewsBlockScreen() {
  const title = useMessages('message').notices()
  return (
    <Screen title={title} bar={null}>
      <NewsBlock rows={[]} />
    </Screen>
  )
}
