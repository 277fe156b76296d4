import { Icon } from '../icon.tsx'
import styles from './progress-steps.module.css'

export interface ProgressStep {
  title: string
  /** 'failed': it ended here unsuccessfully. */
  state: 'done' | 'now' | 'next' | 'failed'
  text?: string | undefined
}

export interface ProgressStepsProps {
  steps: readonly ProgressStep[]
  /** A label for each state, for screen readers. */
  labels: Record<'done' | 'now' | 'next', string>
}

/** The progress of an operation as a vertical list of steps; changes are announced. */
export function ProgressSteps({ steps, labels: words }: ProgressStepsProps) {
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
