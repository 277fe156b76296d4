import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { DisplaySettings } from '#src/widgets/settings/display-settings.tsx'
import { linkIcon } from '#src/widgets/page-blocks/link-icons.ts'
import type { MeModule, MeRow } from './me-layout.ts'
import { useMeLinks, type MeLink } from './use-me-links.ts'

/** The link of a row: the app's own with what the operator has set, or the operator's alone; undefined leads nowhere. */
function linkOf(row: MeRow, links: Readonly<Record<string, MeLink>>): MeLink | undefined {
  const { desc, title, subtitle, link } = row
  const own = Object.hasOwn(links, desc) ? links[desc] : undefined
  // Rows of this list are routes: other addresses would need another kind of row.
  const to = link?.startsWith('/') ? link : own?.to
  if (to === undefined) return undefined
  const given = {
    ...(title !== null && { title }),
    ...(subtitle !== null && { subtitle }),
  }
  return { icon: linkIcon(desc), title: desc, ...own, ...given, to }
}

function useSectionTitle(): (module: MeModule) => string {
  const t = useMessages('me')
  const site = useMessages('site')
  return module =>
    ({
      money: t.money,
      trading: t.trading,
      earning: t.earning,
      rewards: t.rewards,
      account: t.account,
      device: t.thisDevice,
      display: site.display,
      help: t.help,
    })[module]()
}

/** One section of the standard account page: nothing when no row is left of it. */
export function MeSection({ module, rows }: { module: MeModule; rows: readonly MeRow[] }) {
  const title = useSectionTitle()(module)
  const links = useMeLinks()
  const isSignedIn = useIsSignedIn()
  if (rows.length === 0) return null
  if (module === 'display') {
    return (
      <Section title={title}>
        <DisplaySettings />
      </Section>
    )
  }
  const shown = rows.flatMap(row => {
    const link = linkOf(row, links)
    return link && (isSignedIn || !link.isForMembers) ? [{ desc: row.desc, link }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section title={title}>
      <List label={title}>
        {shown.map(({ desc, link: { isForMembers: _removed, ...link } }) => (
          <Row key={desc} {...link} />
        ))}
      </List>
    </Section>
  )
}
