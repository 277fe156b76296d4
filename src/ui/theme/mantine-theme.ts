import {
  Checkbox,
  createTheme,
  Input,
  Modal,
  PasswordInput,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Timeline,
  type CSSVariablesResolver,
} from '@mantine/core'
import checkbox from '../forms/checkbox-field.module.css'
import field from '../forms/field.module.css'
import radioCards from '../choices/radio-cards.module.css'
import choice from '../choices/choice.module.css'
import steps from '../feedback/progress-steps.module.css'
import sheet from '../sheet.module.css'
import switchStyles from './switch.module.css'

/** Mantine in our design: sizes and fonts of tokens.css, and each component's look and defaults. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  fontSizes: {
    xs: 'var(--text-label)',
    sm: 'var(--text-body)',
    md: 'var(--text-body)',
    lg: 'var(--text-heading)',
    xl: 'var(--text-title)',
  },
  radius: {
    xs: 'var(--radius-small)',
    sm: 'var(--radius-small)',
    md: 'var(--radius)',
    lg: 'var(--radius-sheet)',
    xl: 'var(--radius-sheet)',
  },
  defaultRadius: 'md',
  shadows: { md: 'var(--shadow)', xl: 'var(--shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  primaryColor: 'orange',
  components: {
    // Inherited by every field.
    InputWrapper: Input.Wrapper.extend({
      // Helpful text stays next to where the user types.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      classNames: { root: field.root, label: field.label, description: field.hint, error: field.error },
    }),
    Input: Input.extend({ classNames: { input: field.input, section: field.section } }),
    PasswordInput: PasswordInput.extend({
      defaultProps: { visibilityToggleFocusable: true, rightSectionWidth: 48 },
      classNames: { innerInput: field.innerInput, visibilityToggle: field.visibilityToggle },
    }),
    Select: Select.extend({
      defaultProps: {
        allowDeselect: false,
        comboboxProps: { shadow: 'md' },
        // An arrow, which the role says already.
        rightSectionProps: { 'aria-hidden': true },
      },
      classNames: { dropdown: field.dropdown, option: field.option },
    }),
    Checkbox: Checkbox.extend({
      defaultProps: { color: 'var(--accent)', iconColor: 'var(--on-accent)', radius: 'xs' },
      classNames: {
        body: checkbox.body,
        input: checkbox.input,
        labelWrapper: checkbox.labelWrapper,
        label: checkbox.label,
        error: checkbox.error,
      },
    }),
    RadioIndicator: Radio.Indicator.extend({
      defaultProps: { color: 'var(--accent)', iconColor: 'var(--on-accent)' },
      classNames: { indicator: radioCards.mark },
    }),
    SegmentedControl: SegmentedControl.extend({
      defaultProps: { fullWidth: true, withItemsBorders: false, transitionDuration: 120 },
      classNames: {
        root: choice.segmented,
        control: choice.segment,
        input: choice.input,
        label: choice.segmentLabel,
        indicator: choice.indicator,
      },
    }),
    Switch: Switch.extend({
      defaultProps: { color: 'var(--accent)', labelPosition: 'left', withThumbIndicator: false },
      classNames: {
        body: switchStyles.body,
        labelWrapper: switchStyles.labelWrapper,
        label: switchStyles.label,
        description: switchStyles.description,
        track: switchStyles.track,
        thumb: switchStyles.thumb,
      },
    }),
    Timeline: Timeline.extend({
      classNames: {
        root: steps.steps,
        item: steps.step,
        itemBullet: steps.mark,
        itemTitle: steps.title,
        itemContent: steps.text,
      },
    }),
    // Opening is animated by the style sheet, also when it is mounted open; closing is immediate.
    ModalRoot: Modal.Root.extend({
      defaultProps: {
        transitionProps: { duration: 0 },
        // See useModalLayer.
        closeOnEscape: false,
        returnFocus: false,
        removeScrollProps: { removeScrollBar: false },
      },
    }),
    Modal: Modal.extend({
      classNames: {
        overlay: sheet.overlay,
        inner: sheet.inner,
        content: sheet.content,
        header: sheet.header,
        title: sheet.title,
        close: sheet.close,
        body: sheet.body,
      },
    }),
  },
})

const colours = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-rule)',
  '--mantine-color-dimmed': 'var(--ink-faint)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--rule)',
  '--mantine-primary-color-filled': 'var(--accent-ink)',
  '--mantine-primary-color-filled-hover': 'var(--accent-ink)',
  '--mantine-primary-color-light': 'var(--accent-tint)',
  '--mantine-primary-color-light-color': 'var(--accent-ink)',
}

/** Mantine's colours, mapped to tokens.css, which knows both schemes. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: colours,
  dark: colours,
})
