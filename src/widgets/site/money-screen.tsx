import { SandboxBadge } from '#src/ui/feedback/states.tsx'
import { Screen, type ScreenProps } from '#src/ui/screen.tsx'
import styles from './money-screen.module.css'
import { useSite } from './use-site.ts'

/** A screen about money, in one column; in a sandbox it begins by saying that the money is not real. */
export function MoneyScreen({ children, ...props }: ScreenProps) {
  // Asked for after the data of the screen itself, as effects of children run first.
  const { isSandbox } = useSite()
  return (
    <Screen {...props}>
      <div className={styles.page}>
        {isSandbox && <SandboxBadge />}
        {children}
      </div>
    </Screen>
  )
}
