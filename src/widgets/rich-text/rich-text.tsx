import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { LazyPart } from '../lists/lazy-part.tsx'
import styles from './rich-text.module.css'

/** Rich text from the back end, with headings, lists, links and images; the sanitiser is loaded on demand. */
export function RichText({ html }: { html: string }) {
  return (
    <LazyPart
      name="rich-text"
      load={() => import('./sanitised-text.tsx')}
      props={{ html }}
      fallback={
        <div className={styles.waiting} aria-hidden>
          <Skeleton height={22} />
          <Skeleton height={96} />
        </div>
      }
    />
  )
}
