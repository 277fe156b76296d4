import { useRef, useState, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'danger' | 'buy' | 'sell'

interface Look {
  /** 'primary' once a screen; 'quiet' beside it; 'plain' within text; 'buy' and 'sell' in the market's colours. */
  kind?: ButtonKind
  size?: 'regular' | 'small'
  /** As wide as its column. */
  block?: boolean
  icon?: IconName
  /** Of a plain one at the end of a line: its words end where the line does, and its target reaches beyond. */
  atEnd?: boolean
  children: ReactNode
}

export interface ButtonProps extends Look {
  /** A promise given back keeps the button busy until it settles; presses meanwhile do nothing. */
  onPress?: () => unknown
  /** Busy from outside, e.g. a mutation that is pending. */
  busy?: boolean
  disabled?: boolean
  type?: 'button' | 'submit'
  /** For form, aria-* and id. */
  native?: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'id' | 'form' | 'aria-describedby' | 'aria-label'>
}

/** A button that takes one press at a time: a double tap is one order. */
export function Button({
  onPress,
  busy = false,
  disabled = false,
  type = 'button',
  native,
  ...look
}: ButtonProps) {
  const [pending, setPending] = useState(false)
  // State arrives with the next render; the second tap of a double tap may come before it.
  const locked = useRef(false)
  const isBusy = busy || pending

  const press = () => {
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
      className={lookOf(look)}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={event => {
        if (isBusy) event.preventDefault()
        else press()
      }}
    >
      <Face {...look} busy={isBusy} />
    </button>
  )
}

export interface ButtonLinkProps extends Look {
  /** A route's path. */
  to: string
  replace?: boolean
}

/** A link that looks like a button: for what goes somewhere rather than does something. */
export function ButtonLink({ to, replace = false, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} replace={replace} className={lookOf(look)}>
      <Face {...look} busy={false} />
    </Link>
  )
}

function Face({ icon, busy, children }: Look & { busy: boolean }) {
  return (
    <span className={styles.face}>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {busy && <span className={styles.busy} aria-hidden />}
    </span>
  )
}

function lookOf({ kind = 'primary', size = 'regular', block = false, atEnd = false }: Look): string {
  const { button, small, block: whole, atEnd: last } = styles
  return classes(button, styles[kind], size === 'small' && small, block && whole, atEnd && last)
}

export interface IconButtonProps {
  icon: IconName
  /** What it does, for those who do not see it. */
  label: string
  onPress: () => unknown
  /** For a button that switches something: whether it is on. */
  pressed?: boolean
  size?: number
  disabled?: boolean
}

/** An icon to press, with a target of 44 px. */
export function IconButton({ icon, label, onPress, pressed, size = 22, disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => void onPress()}
    >
      <Icon name={icon} size={size} filled={pressed === true} />
    </button>
  )
}
