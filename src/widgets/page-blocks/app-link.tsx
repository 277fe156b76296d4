import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Link } from '#src/ui/link.tsx'

export interface AppLinkProps {
  /** A route, an https address, or nowhere. */
  to: string | null
  className?: string | undefined
  children: ReactNode
}

/** A link as an operator configures it. What is neither a route nor an https address leads nowhere. */
export function AppLink({ to, className, children }: AppLinkProps) {
  const t = useMessages('home')
  if (to?.startsWith('/')) {
    return (
      <Link to={to} {...(className ? { className } : {})}>
        {children}
      </Link>
    )
  }
  if (to?.startsWith('https://')) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden">{` (${t.opensElsewhere()})`}</span>
      </a>
    )
  }
  return <div className={className}>{children}</div>
}
