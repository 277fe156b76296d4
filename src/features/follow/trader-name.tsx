import type { Trader } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Mark } from '#src/ui/mark.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import styles from './follow.module.css'

/** The name of a trader, marked as robot, own or followed. */
export function TraderName({
  trader,
}: {
  trader: Pick<Trader, 'nickName' | 'isRobot' | 'isMine' | 'myFollowId'>
}) {
  const t = useMessages('follow')
  const { nickName, isRobot, isMine, myFollowId } = trader
  return (
    <span className={styles.name}>
      <Mark code={nickName} size={32} />
      <bdi>{nickName}</bdi>
      {isRobot && <span className={cards.mark}>{t.robot()}</span>}
      {isMine && <span className={cards.mark}>{t.you()}</span>}
      {myFollowId !== null && (
        <span className={cards.mark} data-tone="accent">
          {t.following()}
        </span>
      )}
    </span>
  )
}
