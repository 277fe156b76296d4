import { List, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { DisplaySettings } from '#src/widgets/settings/display-settings.tsx'
import styles from './me-hub.module.css'
import type { MeGroup, MeSection } from './use-me-groups.ts'

/** The sections of a group; a page of the same name makes the heading of the only one superfluous. */
export function GroupSections({ group, isNamed = false }: { group: MeGroup; isNamed?: boolean }) {
  const { sections, title } = group
  return (
    <div className={styles.sections}>
      {sections.map(section =>
        isNamed && sections.length === 1 && section.title === title ? (
          <SectionRows key={section.module} section={section} />
        ) : (
          <Section key={section.module} title={section.title}>
            <SectionRows section={section} />
          </Section>
        ),
      )}
    </div>
  )
}

function SectionRows({ section: { module, title, links } }: { section: MeSection }) {
  if (module === 'display') return <DisplaySettings />
  return (
    <List label={title}>
      {links.map(({ desc, link: { isForMembers: _removed, ...link } }) => (
        <Row key={desc} {...link} />
      ))}
    </List>
  )
}
