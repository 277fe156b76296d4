import { Timeline } from '@mantine/core'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '../icon.tsx'
import { useAnnouncement } from './announcer.tsx'

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

/** The progress of an operation as a vertical list of steps; how far it has come is announced. */
export function ProgressSteps({ steps, labels: words }: ProgressStepsProps) {
  const active = steps.findLastIndex(step => step.state !== 'next')
  const { title: reached, state: how = 'next', text: more } = steps[active] ?? {}
  const t = useMessages('common')
  /** Of a failed step the title alone says how it ended. */
  const wordOf = (state: ProgressStep['state']) => (state === 'failed' ? undefined : words[state])
  const facts = [reached, wordOf(how), more].flatMap(fact => fact || [])
  useAnnouncement(facts.reduce((first, second) => t.listed({ first, second })))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Mantine's elements are divs.
    <Timeline role="list" active={active}>
      {steps.map(({ title, state, text }, index) => (
        <Timeline.Item
          key={index}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Mantine's elements are divs.
          role="listitem"
          data-state={state}
          bullet={bullets[state]}
          title={
            <>
              {title}
              <span className="visually-hidden">{` ${wordOf(state) ?? ''}`}</span>
            </>
          }
        >
          {text}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}

const bullets = {
  done: <Icon name="check" size={14} />,
  failed: <Icon name="close" size={14} />,
  now: undefined,
  next: undefined,
}
