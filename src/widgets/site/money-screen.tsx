import { Screen, type ScreenProps } from '#src/ui/screen.tsx'
import styles from './money-screen.module.css'
import { SandboxBadge } from './sandbox-badge.tsx'

/** A screen about money, in one column; in a sandbox it begins by saying that the money is not real. */
export function MoneyScreen({ children, ...props }: ScreenProps) {
  return (
    <Screen {...props}>
      <div className={styles.page}>
        <SandboxBadge />
        {children}
      </div>
    </Screen>
  )
}
