import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { convertTypedNumbers } from '#src/lib/numbers/convert-typed-numbers.ts'
import type { Locale } from '#src/lib/locales.ts'
import { readDraft, saveDraft } from '#src/stores/storage/drafts.ts'
import type { FieldProps } from '#src/ui/forms/field.ts'
import { refuseField } from '#src/ui/forms/use-spoken-error.ts'
import {
  serverMessage,
  toFailure,
  toRejection,
  type FormFailure,
  type Rejection,
} from '../format/server-messages.ts'

/**
 * Does something once the press in progress is over. An error that appears as soon as a field loses its focus to a press would
 * move the pressed button from under the pointer, and the press would be lost.
 */
function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => void (isPressed.current = true)
    const release = () => {
      isPressed.current = false
      doNext(waiting.current)
    }
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release }
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)
    return () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true)
    }
  }, [])
  return action => {
    waiting.current.push(action)
    if (!isPressed.current) doNext(waiting.current)
  }
}

/** In the next task: the click follows its release in the same one, that of a finger even the loss of the focus. */
function doNext(actions: (() => void)[]): void {
  setTimeout(() => actions.splice(0).forEach(action => action()))
}

type Values<Name extends string> = Readonly<Record<Name, string>>

export interface FormOptions<Name extends string> {
  /** Every field with its initial value. */
  initial: Values<Name>
  /** The error message of a field; undefined when valid. */
  validate: Partial<Record<Name, (value: string, values: Values<Name>) => string | undefined>>
  /** Saves the input under this name, across reloads and an expired session. Never passwords and codes. */
  draft?: string
}

interface FormRejection extends Rejection {
  field: string | undefined
}

export type FormField = Required<Pick<FieldProps, 'value' | 'onChange' | 'onBlur' | 'name'>> &
  Pick<FieldProps, 'error'>

export interface Form<Name extends string> {
  values: Values<Name>
  field: (name: Name) => FormField
  set: (name: Name, value: string) => void
  /** Resets the form, without errors: for forms that can be filled in again immediately. */
  clear: () => void
  /** Validates one field; shows its error and focuses it. True: it is valid. */
  validateField: (name: Name) => boolean
  /** The error of the whole form. */
  error: FormFailure | undefined
  isSending: boolean
  /** For `<form onSubmit>`: validates, submits once, and shows errors where they belong. */
  submit: (send: (values: Values<Name>) => Promise<unknown>) => (event: FormEvent) => void
  /** Sends once what was validated before, and shows errors where they belong; never rejects. */
  send: (action: () => Promise<unknown>) => Promise<unknown>
  /** Shows the error of a failed call; a rejection without a field is assigned to the one given. */
  showError: (error: unknown, field?: Name) => void
}

/** A form with its errors beside the fields; nothing is shown as a toast. */
export function useForm<Name extends string>({ initial, validate, draft }: FormOptions<Name>): Form<Name> {
  const { values, put, putBack, isFilled } = useFormValues(initial, draft)
  const [checkedNames, setCheckedNames] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRejection] = useState<FormRejection>()
  const { isBusy, once } = useSingleFlight()
  const afterPress = useAfterPress()
  const locale = useLanguage()
  const names = Object.keys(initial).filter((name): name is Name => name in initial)

  const set = (name: Name, value: string) => {
    put(name, value)
    if (refusal && (refusal.field === undefined || refusal.field === name)) setRejection(undefined)
  }
  const validationErrorOf = (name: Name) => validate[name]?.(values[name], values)
  const errorOf = (name: Name) => {
    if (refusal?.field === name) return serverMessage(refusal.message, refusal.params, locale)
    return checkedNames.has(name) ? validationErrorOf(name) : undefined
  }
  const refuse = (error: unknown, field?: Name) => {
    const found = toFormRejection(error, names, field)
    setRejection(found)
    if (found?.field) focusField(found.field)
  }
  const check = (...checked: Name[]) => {
    setCheckedNames(new Set([...checkedNames, ...checked]))
    const firstInvalid = checked.find(name => validationErrorOf(name) !== undefined)
    if (firstInvalid) focusField(firstInvalid)
    return firstInvalid === undefined
  }
  const send = (action: () => Promise<unknown>) =>
    once(async () => {
      setRejection(undefined)
      await action().catch((error: unknown) => refuse(error))
    })

  return {
    values,
    set,
    clear: () => {
      putBack()
      setCheckedNames(new Set())
    },
    validateField: name => check(name),
    showError: refuse,
    isSending: isBusy,
    error: formError(refusal, locale),
    field: name => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: text => set(name, text),
      // An empty field that was only focused is not an error yet.
      onBlur: () =>
        afterPress(() => isFilled(name) && setCheckedNames(checkedSoFar => new Set([...checkedSoFar, name]))),
    }),
    send,
    submit: action => event => {
      event.preventDefault()
      if (check(...names)) void send(() => action(values))
    },
  }
}

function useSingleFlight() {
  const [isBusy, setBusy] = useState(false)
  // State updates with the next render; the second tap may come before.
  const isLocked = useRef(false)
  const once = async (action: () => Promise<void>) => {
    if (isLocked.current) return
    isLocked.current = true
    setBusy(true)
    await action()
    isLocked.current = false
    setBusy(false)
  }
  return { isBusy, once }
}

function useFormValues<Name extends string>(initial: Values<Name>, draft: string | undefined) {
  const [values, setValues] = useState(() => withDraft(initial, draft))
  // Two fields may be set before the next render.
  const latest = useRef(values)
  const put = (name: Name, value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    if (draft) saveDraft(draft, latest.current)
  }
  const locale = useLanguage()
  const typedIn = useRef(locale)
  useEffect(() => {
    const converted = convertTypedNumbers(latest.current, typedIn.current, locale)
    typedIn.current = locale
    if (converted !== latest.current) setValues((latest.current = converted))
  }, [locale])
  const putBack = () => setValues((latest.current = initial))
  const isFilled = (name: Name) => latest.current[name] !== ''
  return { values, put, putBack, isFilled }
}

function withDraft<Name extends string>(initial: Values<Name>, draft: string | undefined): Values<Name> {
  const storedValues = draft === undefined ? undefined : readDraft(draft)
  const knownFields = Object.entries(storedValues ?? {}).filter(([name]) => name in initial)
  return { ...initial, ...Object.fromEntries(knownFields) }
}

function formError(refusal: FormRejection | undefined, locale: Locale): Form<string>['error'] {
  return refusal && refusal.field === undefined ? toFailure(refusal, locale) : undefined
}

function toFormRejection(
  error: unknown,
  names: readonly string[],
  fallback?: string,
): FormRejection | undefined {
  const rejection = toRejection(error)
  if (!rejection) return undefined
  const named = names.find(name => name === rejection.params.field)
  return { ...rejection, field: rejection.isUnanswered ? undefined : (named ?? fallback) }
}

/** Goes to a field that was refused, by its name. */
export function focusField(name: string): void {
  // After the error is rendered, so that it is read out together with the field.
  queueMicrotask(() => {
    const place = document.querySelector(`[data-field="${name}"], [name="${name}"]:not([type="hidden"])`)
    const field = place?.matches('input, textarea, button') ? place : place?.querySelector('a, button, input')
    if (field instanceof HTMLElement) refuseField(field)
  })
}
