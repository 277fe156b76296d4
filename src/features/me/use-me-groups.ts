import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { linkIcon } from '#src/widgets/page-blocks/link-icons.ts'
import type { PageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { rowsOfModule, type MeModule, type MeRow } from './me-layout.ts'
import { useMeLinks, type MeLink } from './use-me-links.ts'

/** The groups of the account page, with the modules of the page config that each shows. */
const GROUPS = {
  money: ['money'],
  trading: ['trading', 'earning'],
  display: ['device', 'display'],
  help: ['help', 'account'],
  rewards: ['rewards'],
} as const satisfies Record<string, readonly MeModule[]>

export type MeGroupName = keyof typeof GROUPS

const icons: Readonly<Record<MeGroupName, IconName>> = {
  money: 'card',
  trading: 'trade',
  display: 'globe',
  help: 'question',
  rewards: 'gift',
}

export interface MeSection {
  readonly module: MeModule
  readonly title: string
  readonly links: readonly { desc: string; link: MeLink }[]
}

export interface MeGroup {
  readonly name: MeGroupName
  readonly title: string
  readonly icon: IconName
  /** Those with something in them, at least one. */
  readonly sections: readonly MeSection[]
}

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

function useTitles() {
  const t = useMessages('me')
  const site = useMessages('site')
  return {
    sections: {
      money: t.money(),
      trading: t.trading(),
      earning: t.earning(),
      rewards: t.rewards(),
      account: t.account(),
      device: t.thisDevice(),
      display: site.display(),
      help: t.help(),
    },
    groups: {
      money: t.money(),
      trading: t.trading(),
      display: t.groupDisplay(),
      help: t.groupHelp(),
      rewards: t.rewards(),
    },
  }
}

/** What the page config and the switches leave of the account page (R4.4): its groups, and what stands by itself; undefined until they are known. */
export function useMeGroups(config: PageConfig | undefined) {
  const links = useMeLinks()
  const titles = useTitles()
  const isSignedIn = useIsSignedIn()
  if (!config) return undefined
  const linksOf = (module: MeModule) =>
    rowsOfModule(config, module).flatMap(row => {
      const link = linkOf(row, links)
      return link && (isSignedIn || !link.isForMembers) ? [{ desc: row.desc, link }] : []
    })
  const own = (desc: string) => linksOf('account').find(one => one.desc === desc)?.link
  const hasDisplay = rowsOfModule(config, 'display').length > 0
  const sectionOf = (module: MeModule): MeSection => ({
    module,
    title: titles.sections[module],
    links: linksOf(module).filter(({ desc }) => desc !== 'security'),
  })
  const groups = (Object.keys(GROUPS) as MeGroupName[]).map((name): MeGroup => ({
    name,
    title: titles.groups[name],
    icon: icons[name],
    sections: GROUPS[name]
      .map(sectionOf)
      .filter(({ module, links: shown }) => (module === 'display' ? hasDisplay : shown.length > 0)),
  }))
  return {
    groups: groups.filter(({ sections }) => sections.length > 0),
    profile: own('profile'),
    security: own('security'),
    hasDisplay,
  }
}
