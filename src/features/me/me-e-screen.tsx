import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Columns, Screen } from '#src/ui/screen.tsx'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { PageBlocks } from '#src/widgets/page-blocks/page-blocks.tsx'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { GroupSections } from './group-sections.tsx'
import { MeBar } from './me-bar.tsx'
import { MeHub } from './me-hub.tsx'
import { OWN_ROWS, isConfigured, isMeModule } from './me-layout.ts'
import { useMeGroups } from './use-me-groups.ts'

/**
 * The standard account page: a few groups, each a page of its own (`?group=`), on a desk beside them. The page config and the switches hide
 * what is not offered (R4.4).
 */
export default function MeEScreen() {
  const t = useMessages('me')
  const isDesk = useIsDesk()
  const config = usePageConfig(PATHS.me, OWN_ROWS, isConfigured)
  const page = useMeGroups(config)
  const name = new URLSearchParams(useLocation().search).get('group')
  const group = page?.groups.find(one => one.name === name)
  if (group && !isDesk) {
    return (
      <Screen title={group.title}>
        <GroupSections group={group} isNamed />
      </Screen>
    )
  }
  const beside = group ?? page?.groups[0]
  const others = config?.filter(({ module }) => !isMeModule(module)) ?? []
  return (
    <Screen title={t.title()} hasHeading width={isDesk ? 'wide' : 'column'} bar={<MeBar />}>
      {isDesk && beside ? (
        <Columns>
          <MeHub page={page} />
          <GroupSections group={beside} />
        </Columns>
      ) : (
        <MeHub page={page} />
      )}
      {others.length > 0 && <PageBlocks config={others} />}
    </Screen>
  )
}
