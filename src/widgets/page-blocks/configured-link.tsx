import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Link } from '#src/ui/link.tsx'

export interface ConfiguredLinkProps {
  /** A route, an https URL, or null. */
  to: string | null
  className?: string | undefined
  children: ReactNode
}

/** A link configured by an operator. Anything but a route or an https URL is not a link. */
export function ConfiguredLink({ to, className, children }: ConfiguredLinkProps) {
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
        {children} <span className="visually-hidden">{t.opensElsewhere()}</span>
      </a>
    )
  }
  return <div className={className}>{children}</div>
}
