import { iconPaths } from './icon-paths.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof iconPaths

/** Directional icons, mirrored in right-to-left layouts. */
const directional: ReadonlySet<IconName> = new Set(['back', 'chevron', 'signOut'])

export interface IconProps {
  name: IconName
  /** px at the default font size, with which it grows; default 22. */
  size?: number
  /** Filled rather than outlined, for an active state. */
  filled?: boolean
  /** Accessible name when there is no text beside it; without it the icon is decorative. */
  label?: string
}

/** One of the app's own line icons, in the colour of the text around it. */
export function Icon({ name, size = 22, filled = false, label }: IconProps) {
  const side = `${(size / 15).toFixed(3)}rem`
  return (
    <svg
      className={directional.has(name) ? styles.directional : undefined}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
