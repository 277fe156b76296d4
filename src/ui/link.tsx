import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useHref } from 'react-router-dom'
import { useNavigation } from './navigation.ts'

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'aria-current'
> {
  /** A route's path, with its query. */
  to: string
  /** Puts it in the place of the present one. */
  replace?: boolean
  children: ReactNode
}

/** A link to a route: a real address to copy or open elsewhere. The router’s own one weighs 7 kB more. */
export function Link({ to, replace = false, children, ...rest }: LinkProps) {
  const { navigate, redirect } = useNavigation()
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    if (replace) redirect(to)
    else navigate(to)
  }
  return (
    <a href={useHref(to)} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
