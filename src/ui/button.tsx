import { useRef, useState, type ButtonHTMLAttributes, type FocusEvent, type ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'danger' | 'buy' | 'sell' | 'sellQuiet'

interface ButtonLook {
  /** 'primary' once per screen; 'quiet' beside it; 'plain' within text; 'buy' and 'sell' in market colours. */
  kind?: ButtonKind
  size?: 'regular' | 'small'
  /** Full width of its column. */
  block?: boolean
  icon?: IconName
  /** For a plain button at the end of a line: its text aligns with the line end, its press target reaches beyond. */
  atEnd?: boolean
  children: ReactNode
}

export interface ButtonProps extends ButtonLook {
  /** A returned promise keeps the button busy until it settles; presses meanwhile are ignored. */
  onPress?: () => unknown
  /** Busy state from outside, e.g. a pending mutation. */
  busy?: boolean
  disabled?: boolean
  /** Ignores presses for a while; unlike a disabled one, it keeps the focus. */
  resting?: boolean
  type?: 'button' | 'submit'
  /** Native attributes. */
  native?: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'id' | 'form' | 'aria-describedby' | 'aria-label'>
}

/** The attributes of a button that is not available: one that becomes so under the focus keeps it, which the page would get otherwise. */
function useAvailability(disabled: boolean) {
  const [hasFocus, setFocus] = useState(false)
  const follow = ({ currentTarget }: FocusEvent) => setFocus(document.activeElement === currentTarget)
  return {
    disabled: disabled && !hasFocus,
    'data-off': disabled || undefined,
    onFocus: follow,
    onBlur: follow,
  }
}

/** A button that handles one press at a time: a double tap is one order. */
export function Button({
  onPress,
  busy = false,
  disabled = false,
  resting = false,
  type = 'button',
  native,
  ...look
}: ButtonProps) {
  const [pending, setPending] = useState(false)
  // State updates with the next render; the second tap may come before.
  const locked = useRef(false)
  const isBusy = busy || pending
  const availability = useAvailability(disabled)
  const isResting = isBusy || resting || disabled

  const handlePress = () => {
    if (locked.current) return
    const answer = onPress?.()
    if (!(answer instanceof Promise)) return
    locked.current = true
    setPending(true)
    const release = () => {
      locked.current = false
      setPending(false)
    }
    answer.then(release, release)
  }

  return (
    <button
      {...native}
      type={type}
      className={classNameOf(look)}
      {...availability}
      aria-disabled={isResting || undefined}
      aria-busy={isBusy || undefined}
      onClick={event => {
        if (isResting) event.preventDefault()
        else handlePress()
      }}
    >
      <ButtonFace {...look} busy={isBusy} />
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLook {
  /** A route's path. */
  to: string
  replace?: boolean
}

/** A link that looks like a button: for navigation rather than actions. */
export function ButtonLink({ to, replace = false, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} replace={replace} className={classNameOf(look)}>
      <ButtonFace {...look} busy={false} />
    </Link>
  )
}

function ButtonFace({ icon, busy, children }: ButtonLook & { busy: boolean }) {
  return (
    <span className={styles.face}>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {busy && <span className={styles.busy} aria-hidden />}
    </span>
  )
}

function classNameOf({
  kind = 'primary',
  size = 'regular',
  block = false,
  atEnd = false,
}: ButtonLook): string {
  const { button, small, block: blockClass, atEnd: atEndClass } = styles
  return classes(button, styles[kind], size === 'small' && small, block && blockClass, atEnd && atEndClass)
}

export interface IconButtonProps {
  icon: IconName
  /** Accessible name. */
  label: string
  onPress: () => unknown
  /** For a toggle button: whether it is on. Its name stays the same. */
  pressed?: boolean
  /** Drawn filled, for something that is on; its name says what a press does. */
  filled?: boolean
  size?: number
  disabled?: boolean
}

/** An icon button with a press target of 44 px. */
export function IconButton({
  icon,
  label,
  onPress,
  pressed = undefined,
  filled = pressed === true,
  size = 22,
  disabled = false,
}: IconButtonProps) {
  const availability = useAvailability(disabled)
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-pressed={pressed}
      data-filled={filled || undefined}
      {...availability}
      aria-disabled={disabled || undefined}
      onClick={() => void (disabled || onPress())}
    >
      <Icon name={icon} size={size} filled={filled} />
    </button>
  )
}
