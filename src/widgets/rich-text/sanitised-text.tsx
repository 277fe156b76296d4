import { useLayoutEffect, useRef } from 'react'
import { assetUrl } from '../site/use-site.ts'
import styles from './rich-text.module.css'
import { sanitise } from './sanitise.ts'

/** Sanitised text from the back end. */
export default function SanitisedText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  // Inserted as nodes: sanitised HTML must not be parsed a second time.
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitise(html, assetUrl))
  }, [html])
  return <div ref={place} className={styles.text} dir="auto" />
}
