import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { useGetTeam, useListTeamMembersInfinite } from '#src/api/generated/team/team.ts'
import type { Team as TeamFigures, TeamLevel } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { DefinitionList, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { TeamRules } from './team-rules.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

/** The route /pages/team/team: the invited members by level, and the earnings from their fees. */
export default function TeamScreen() {
  const t = useMessages('team')
  const { data, isError, refetch } = useGetTeam({ query: { meta: { quiet: true } } })
  const team = dataOf(data)
  return (
    <MoneyScreen title={t.teamTitle()}>
      {team ? (
        <Levels team={team} />
      ) : (
        <QueryFallback
          isFailed={isError}
          onRetry={refetch}
          skeleton={
            <div className={styles.page} aria-hidden>
              <Skeleton height={120} />
              <Skeleton height={240} />
            </div>
          }
        />
      )}
    </MoneyScreen>
  )
}

function Levels({ team }: { team: TeamFigures }) {
  const t = useMessages('team')
  const [query, setQuery] = useSearchParams()
  const level = team.levels.find(each => String(each.level) === query.get('level')) ?? team.levels[0]
  if (!level) return null
  return (
    <>
      <div className={styles.card}>
        <div>
          <p className={styles.quiet}>{t.earned()}</p>
          <p className={styles.figure}>
            <ExactAmount value={team.earned} currency={team.currencyName} isMoney size="figure" />
          </p>
        </div>
        {team.invitedBy !== null && <p className={styles.quiet}>{t.invitedBy({ name: team.invitedBy })}</p>}
        <div className={styles.pair}>
          <ButtonLink to={PATHS.invite}>{t.toInvite()}</ButtonLink>
          <ButtonLink kind="quiet" to={PATHS.referralRewards}>
            {t.toAwards()}
          </ButtonLink>
        </div>
      </div>
      <Tabs
        label={t.level()}
        items={[
          { id: '1', label: t.level1() },
          { id: '2', label: t.level2() },
        ]}
        value={String(level.level) as '1' | '2'}
        onChange={next => setQuery({ level: next }, { replace: true })}
      />
      <TabPanel label={level.level === 1 ? t.level1() : t.level2()}>
        <LevelDetails key={level.level} level={level} currency={team.currencyName} />
      </TabPanel>
      <Section title={t.ruleTitle()}>
        <TeamRules levels={team.levels} />
      </Section>
    </>
  )
}

function LevelDetails({
  level: { level, rate, members, earned },
  currency,
}: {
  level: TeamLevel
  currency: string
}) {
  const t = useMessages('team')
  const locale = useLanguage()
  const date = useDateFormat()
  const teamMembers = useListTeamMembersInfinite({ ...firstPage, level })
  const pages = usePages(teamMembers, member => member.number)
  return (
    <>
      <DefinitionList
        lines={[
          { label: t.members(), value: formatNumber(String(members), { locale, decimals: 0 }) },
          { label: t.levelShare(), value: feePercent(rate, locale) },
          {
            label: t.levelEarned(),
            value: <ExactAmount value={earned} currency={currency} isMoney />,
            isTotal: true,
          },
        ]}
      />
      <PagedList
        pages={pages}
        label={level === 1 ? t.level1() : t.level2()}
        empty={{ title: t.noMembers(), text: level === 1 ? t.noMembers1() : t.noMembers2() }}
        renderRow={member => (
          <Row
            key={member.number}
            title={<bdi>{member.name}</bdi>}
            subtitle={
              <>
                {t.joined({ date: date(member.joinedAt, 'day') })}
                {member.through !== null && ` · ${t.through({ name: member.through })}`}
              </>
            }
            end={<ExactAmount value={member.earned} currency={currency} isMoney />}
            endNote={t.fromThem()}
          />
        )}
      />
      {earned !== '0' && (
        <ButtonLink
          kind="quiet"
          block
          to={pathTo(PATHS.referralRewards, { kind: 'team', level })}
          icon="receipt"
        >
          {t.levelAwards()}
        </ButtonLink>
      )}
    </>
  )
}
