import { Icon, type IconName } from './icon.tsx'
import styles from './mark.module.css'

export interface MarkProps {
  /** The address of its picture, if it has one. */
  src?: string | undefined
  /** Its code or name, whose first letter stands in until the picture is there and when it fails. */
  code: string
  /** px; 40 in a list of products. */
  size?: 20 | 24 | 28 | 32 | 40 | 80
  /** What happened to it: a sign at its lower end. */
  badge?: IconName | undefined
}

/** A disc with the picture of what is named beside it. It takes its room at once, and comes after everything that was asked for before. */
export function Mark({ src, code, size = 40, badge }: MarkProps) {
  return (
    <span className={styles.mark} data-size={size} aria-hidden>
      {src && (
        <img
          key={src}
          className={styles.picture}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          onLoad={event => void (event.currentTarget.dataset.shown = '')}
          onError={event => void (event.currentTarget.hidden = true)}
        />
      )}
      <span className={styles.letter} data-letter={letterOf(code)} />
      {badge && (
        <span className={styles.badge}>
          <Icon name={badge} size={12} />
        </span>
      )}
    </span>
  )
}

/** An icon on a quiet disc, for what has no picture: money, a setting. */
export function IconMark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.mark} data-size={40} aria-hidden>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
    </span>
  )
}

/** The letter that stands in for a picture. */
export const letterOf = (code: string): string => Array.from(code)[0]?.toUpperCase() ?? ''
