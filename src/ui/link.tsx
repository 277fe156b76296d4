import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useHref } from 'react-router-dom'
import { useNavigation } from './navigation.ts'

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'aria-current' | 'aria-label' | 'onFocus' | 'onBlur'
> {
  /** A route's path, with its query. */
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
  /** Called on a press that opens the route here. */
  onPress?: () => void
  children: ReactNode
}

/** A link to a route with a real URL, to copy or open elsewhere. The router's own Link is 7 kB larger. */
export function Link({ to, replace = false, onPress, children, ...rest }: LinkProps) {
  const { navigate, redirect } = useNavigation()
  const handleClick = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlainClick) return
    event.preventDefault()
    onPress?.()
    if (replace) redirect(to)
    else navigate(to)
  }
  return (
    <a href={useHref(to)} onClick={handleClick} {...rest}>
      {children}
    </a>
  )
}
