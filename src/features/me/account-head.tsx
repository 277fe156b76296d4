import { dataOf } from '#src/api/envelope.ts'
import { useGetUserInfo } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { maskAccount } from '#src/lib/names/masks.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './head.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** Name and masked account of the user, leading to the profile. */
export function AccountHead({ to }: { to: string | undefined }) {
  const t = useMessages('me')
  const date = useDateFormat()
  const { data, isError, refetch } = useGetUserInfo({ query: { meta: { quiet: true } } })
  const user = dataOf(data)
  if (!user) return <QueryFallback isFailed={isError} onRetry={refetch} skeleton={<AccountHeadSkeleton />} />
  const content = (
    <>
      <Avatar name={user.nickName} />
      <div className={styles.words}>
        <p className={styles.name}>{user.nickName}</p>
        <p className={styles.account}>
          <bdi>{maskAccount(user.account)}</bdi>
        </p>
        <p className={styles.note}>{t.memberSince({ date: date(user.createdAt, 'day') })}</p>
      </div>
    </>
  )
  return (
    <section aria-label={t.profile()}>
      {to === undefined ? (
        <div className={styles.head}>{content}</div>
      ) : (
        <Link to={to} className={styles.head}>
          {content}
          <Icon name="chevron" size={18} />
        </Link>
      )}
    </section>
  )
}

function AccountHeadSkeleton() {
  return (
    <div className={styles.head} aria-hidden>
      <Skeleton width={56} height={56} round />
      <div className={styles.words}>
        <Skeleton width={120} height={18} />
        <Skeleton width={170} height={14} />
      </div>
    </div>
  )
}
