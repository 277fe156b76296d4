import { useLayoutEffect, useRef } from 'react'
import { assetUrl } from '../page-blocks/use-site.ts'
import styles from './rich-text.module.css'
import { sanitise } from './sanitise.ts'

/** What a back end has written, once it is safe. */
export default function SanitisedText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  // As nodes, never as text again: what was made safe is parsed once.
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitise(html, assetUrl))
  }, [html])
  return <div ref={place} className={styles.text} dir="auto" />
}
