import { List, Row } from '#src/ui/list.tsx'
import type { BlockProps } from './block-props.ts'
import { linkIcon } from './link-icons.ts'

/** A list of links to other screens. Rows without a route are omitted. */
export default function LinkListBlock({ rows }: BlockProps) {
  return (
    <List>
      {rows.map(
        ({ id, desc, title, subtitle, link }) =>
          link?.startsWith('/') && (
            <Row key={id} icon={linkIcon(desc)} title={title ?? desc} subtitle={subtitle} to={link} />
          ),
      )}
    </List>
  )
}
