import { List, Row } from '#src/ui/list.tsx'
import type { BlockProps } from './block.ts'
import { iconOf } from './entry-icons.ts'

/** Ways to other screens, one below the other. What is no route leads nowhere and is left out. */
export default function EntryListBlock({ rows }: BlockProps) {
  return (
    <List>
      {rows.map(
        ({ id, desc, title, subtitle, link }) =>
          link?.startsWith('/') && (
            <Row key={id} icon={iconOf(desc)} title={title ?? desc} subtitle={subtitle} to={link} />
          ),
      )}
    </List>
  )
}
