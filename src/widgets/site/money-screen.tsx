import { Screen, type ScreenProps } from '#src/ui/screen.tsx'
import styles from './money-screen.module.css'

/** A screen about money, in one column. */
export function MoneyScreen({ children, ...props }: ScreenProps) {
  return (
    <Screen {...props}>
      <div className={styles.page}>{children}</div>
    </Screen>
  )
}
