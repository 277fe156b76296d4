import { Skeleton } from '#src/ui/skeleton.tsx'
import { LazyPart } from '../lazy-part.tsx'
import styles from './rich-text.module.css'

/** A text with headings, lists, links and pictures that a back end has written; what makes it safe comes where one is shown. */
export function RichText({ html }: { html: string }) {
  return (
    <LazyPart
      name="rich-text"
      load={() => import('./sanitised-text.tsx')}
      props={{ html }}
      waiting={
        <div className={styles.waiting} aria-hidden>
          <Skeleton height={22} />
          <Skeleton height={96} />
        </div>
      }
    />
  )
}
