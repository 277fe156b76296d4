import { useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import QuoteListBlock from '#src/widgets/page-blocks/quote-list-block.tsx'

/** The block alone, for embedding (R2.5): without a bar. */
export default function QuotesBlockScreen() {
  const title = useMessages('nav').market()
  return (
    <Screen title={title} bar={null}>
      <QuoteListBlock rows={[]} />
    </Screen>
  )
}
