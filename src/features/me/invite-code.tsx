import { dataOf } from '#src/api/envelope.ts'
import { useGetUserInfo } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import styles from './head.module.css'

/** The invite code of the user, to copy. */
export function InviteCode() {
  const t = useMessages('me')
  const user = dataOf(useGetUserInfo({ query: { meta: { quiet: true } } }).data)
  if (!user) return null
  return (
    <p className={styles.invite}>
      <span className={styles.note}>{t.inviteCode()}</span>
      <bdi className={styles.code}>{user.inviteCode}</bdi>
      <CopyButton text={user.inviteCode} label={t.copyInvite()} />
    </p>
  )
}
