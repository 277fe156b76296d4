import { Icon } from './icon.tsx'
import styles from './steps.module.css'

export interface Step {
  title: string
  /** 'failed': it ended here, and not well. */
  state: 'done' | 'now' | 'next' | 'failed'
  text?: string | undefined
}

export interface StepsProps {
  steps: readonly Step[]
  /** What each state is called, for those who do not see the marks. */
  words: Record<'done' | 'now' | 'next', string>
}

/** How far something has come, one step under the other; a change is announced. */
export function Steps({ steps, words }: StepsProps) {
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ title, state, text }, index) => (
        <li key={index} className={styles.step} data-state={state}>
          <span className={styles.mark}>
            {state === 'done' && <Icon name="check" size={14} />}
            {state === 'failed' && <Icon name="close" size={14} />}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              {title}
              <span className="visually-hidden">{` ${words[state === 'failed' ? 'done' : state]}`}</span>
            </span>
            {text && <span className={styles.text}>{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
