import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { OneTimeCodeField } from '#src/ui/forms/one-time-code-field.tsx'
import { CheckboxField } from '#src/ui/forms/checkbox-field.tsx'
import { PinField } from '#src/ui/forms/pin-field.tsx'
import { TextAreaField } from '#src/ui/forms/text-area-field.tsx'
import { List } from '#src/ui/list.tsx'
import { Picker } from '#src/ui/choices/picker.tsx'
import { RadioCards } from '#src/ui/choices/radio-cards.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { ProgressSteps } from '#src/ui/feedback/progress-steps.tsx'
import { OptionList } from '#src/widgets/sheets/option-list.tsx'
import { SwitchRow } from '#src/widgets/settings/switch-row.tsx'

const CHOICES = ['one', 'two', 'three'] as const
type Choice = (typeof CHOICES)[number]

export function ChoicesSample() {
  const t = useMessages('deposit')
  const auth = useMessages('auth')
  const [way, setWay] = useState<Choice>('one')
  const [isOn, setOn] = useState(true)
  const [text, setText] = useState('123456')
  const labels = { one: t.stepAsked(), two: t.stepReview(), three: t.statusApproved() }
  return (
    <Screen title={t.title()}>
      <div style={{ display: 'grid', gap: 20 }}>
        <RadioCards
          legend={t.title()}
          name="way"
          value={way}
          onChange={id => setWay(id as Choice)}
          items={CHOICES.map(id => ({ id, title: labels[id], note: t.stepReviewText() }))}
        />
        <Segmented
          label={t.title()}
          value={way}
          onChange={setWay}
          items={CHOICES.map(id => ({ id, label: labels[id] }))}
        />
        <Picker
          label={t.title()}
          value={way}
          onChange={setWay}
          items={CHOICES.map(id => ({ id, label: labels[id] }))}
        />
        <OptionList
          label={t.title()}
          value={way}
          onChange={setWay}
          options={CHOICES.map(id => ({ id, label: labels[id], note: t.stepReviewText() }))}
        />
        <List>
          <SwitchRow label={t.stepAsked()} note={t.stepReviewText()} isOn={isOn} onChange={setOn} />
          <SwitchRow label={t.stepReview()} isOn={!isOn} onChange={value => setOn(!value)} />
        </List>
        <PinField label={auth.password()} value={text} onChange={setText} />
        <OneTimeCodeField label={auth.code()} value={text} onChange={setText} />
        <CheckboxField label={auth.agree()} value={isOn ? 'yes' : ''} onChange={() => setOn(!isOn)} />
        <TextAreaField
          label={auth.inviteCode()}
          isOptional
          hint={t.stepReviewText()}
          value=""
          onChange={() => {}}
        />
      </div>
      <Section title={t.title()}>
        <ProgressSteps
          labels={{ done: t.stepDone(), now: t.stepNow(), next: t.stepNext() }}
          steps={[
            { title: t.stepAsked(), state: 'done', text: t.stepReviewText() },
            { title: t.stepReview(), state: 'now', text: t.stepReviewText() },
            { title: t.stepCreditedNext(), state: 'next' },
            { title: t.stepRejected(), state: 'failed' },
          ]}
        />
      </Section>
    </Screen>
  )
}
