import { useState } from 'react'
import type { ShareDocument } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { Sheet } from '#src/ui/sheet.tsx'

/** The documents of an offer; each opens in a sheet. */
export function Documents({ documents }: { documents: readonly ShareDocument[] }) {
  const t = useMessages('newShares')
  const [openId, setOpenId] = useState<string>()
  const open = documents.find(({ id }) => id === openId)
  if (documents.length === 0) return null
  return (
    <Section title={t.documents()}>
      <List label={t.documents()}>
        {documents.map(({ id, title }) => (
          <Row key={id} icon="receipt" title={title} onPress={() => setOpenId(id)} />
        ))}
      </List>
      {open && (
        <Sheet open title={open.title} onClose={() => setOpenId(undefined)}>
          <p dir="auto">{open.text}</p>
        </Sheet>
      )}
    </Section>
  )
}
