import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useGetTeam } from '#src/api/generated/team/team.ts'
import type { Team } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { QrCode } from '#src/widgets/qr/qr-code.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { TeamRules } from './team-rules.tsx'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/user/iwannashare: own invite code and link, with the referral rules above them. */
export default function InviteScreen() {
  const t = useMessages('team')
  const { data, isError, refetch } = useGetTeam({ query: { meta: { quiet: true } } })
  const team = dataOf(data)
  return (
    <MoneyScreen title={t.inviteTitle()}>
      {team ? (
        <Invitation team={team} />
      ) : (
        <QueryFallback
          isFailed={isError}
          onRetry={refetch}
          skeleton={
            <div className={styles.page} aria-hidden>
              <Skeleton height={330} />
              <Skeleton height={200} />
            </div>
          }
        />
      )}
    </MoneyScreen>
  )
}

/** The URL of the registration screen of this app with the invite code filled in. */
function inviteLink(inviteCode: string): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${pathTo(PATHS.register, { inviteCode })}`
}

function Invitation({ team }: { team: Team }) {
  const t = useMessages('team')
  const { name } = useSite()
  const [isSharing, setSharing] = useState(false)
  const { inviteCode: code } = team
  const link = inviteLink(code)
  return (
    <>
      <Section title={t.ruleTitle()}>
        <TeamRules levels={team.levels} />
      </Section>
      <div className={styles.card}>
        <div className={styles.centred}>
          <QrCode text={link} label={t.qrLabel()} />
          <p className={styles.quiet}>{t.qrHint()}</p>
        </div>
        <CopyRow label={t.code()} text={code} isCode />
        <CopyRow label={t.link()} text={link} />
        <Button block onPress={() => setSharing(true)}>
          {t.share()}
        </Button>
      </div>
      <div className={styles.pair}>
        <ButtonLink kind="quiet" to={PATHS.team} icon="me">
          {t.toTeam()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={PATHS.referralRewards} icon="receipt">
          {t.toAwards()}
        </ButtonLink>
      </div>
      <ShareSheet
        open={isSharing}
        link={link}
        code={code}
        text={t.shareText({ name, code })}
        onClose={() => setSharing(false)}
      />
    </>
  )
}

function CopyRow({ label, text, isCode = false }: { label: string; text: string; isCode?: boolean }) {
  return (
    <div>
      <p className={styles.quiet}>{label}</p>
      <div className={styles.line}>
        <bdi className={isCode ? styles.code : undefined}>{text}</bdi>
        <CopyButton text={text} label={label} />
      </div>
    </div>
  )
}
