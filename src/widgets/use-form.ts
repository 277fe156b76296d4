import { useRef, useState, type FormEvent } from 'react'
import { transportMessage } from '../api/error-policy.ts'
import { ApiError, isAborted, TransportError } from '../api/errors.ts'
import { useLanguage } from '../i18n/use-messages.ts'
import type { Locale } from '../lib/locales.ts'
import { readDraft, saveDraft } from '../stores/drafts.ts'
import type { FieldProps } from '../ui/forms/field.ts'
import { serverWords } from './server-words.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

export interface FormOptions<Name extends string> {
  /** Every field with what it begins with. */
  initial: Values<Name>
  /** What is wrong with a field, in words; undefined: nothing. */
  check: Partial<Record<Name, (value: string, values: Values<Name>) => string | undefined>>
  /** Keeps what is typed under this name, through reloads and an expired session. Never passwords and codes. */
  draft?: string
}

interface Refusal {
  field: string | undefined
  message: string
  params: Record<string, string>
  isUnanswered: boolean
}

export type FormField = Required<Pick<FieldProps, 'value' | 'onChange' | 'onBlur' | 'name'>> &
  Pick<FieldProps, 'error'>

export interface Form<Name extends string> {
  values: Values<Name>
  field: (name: Name) => FormField
  set: (name: Name, value: string) => void
  /** As it was at first, without complaints: for what can be filled in again at once. */
  clear: () => void
  /** Shows what is wrong with one field and goes there. True: nothing is. */
  touch: (name: Name) => boolean
  /** What stands in the way of the whole form, in words. */
  error: { text: string; isUnanswered: boolean } | undefined
  isSending: boolean
  /** For `<form onSubmit>`: checks, sends once, and shows what comes back where it belongs. */
  submit: (send: (values: Values<Name>) => Promise<unknown>) => (event: FormEvent) => void
  /** Shows why a call failed; a refusal without a field goes to the one named here. */
  refuse: (error: unknown, field?: Name) => void
}

/** A form whose words of complaint stand beside the fields; nothing of it is ever toasted. */
export function useForm<Name extends string>({ initial, check, draft }: FormOptions<Name>): Form<Name> {
  const { values, put, putBack } = useValues(initial, draft)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<Refusal>()
  const { isBusy, once } = useOneAtATime()
  const locale = useLanguage()
  const names = Object.keys(initial).filter((name): name is Name => name in initial)

  const set = (name: Name, value: string) => {
    put(name, value)
    if (refusal && (refusal.field === undefined || refusal.field === name)) setRefusal(undefined)
  }
  const faultOf = (name: Name) => check[name]?.(values[name], values)
  const errorOf = (name: Name) => {
    if (refusal?.field === name) return serverWords(refusal.message, refusal.params, locale)
    return shown.has(name) ? faultOf(name) : undefined
  }
  const refuse = (error: unknown, field?: Name) => {
    const found = refusalOf(error, names, field)
    setRefusal(found)
    if (found?.field) focusField(found.field)
  }
  const touch = (name: Name) => {
    setShown(new Set([...shown, name]))
    if (faultOf(name) === undefined) return true
    focusField(name)
    return false
  }
  const send = (action: (values: Values<Name>) => Promise<unknown>) => {
    setShown(new Set(names))
    const wrong = names.find(name => faultOf(name) !== undefined)
    if (wrong) return focusField(wrong)
    return once(async () => {
      setRefusal(undefined)
      await action(values).catch((error: unknown) => refuse(error))
    })
  }

  return {
    values,
    set,
    clear: () => {
      putBack()
      setShown(new Set())
    },
    touch,
    refuse,
    isSending: isBusy,
    error: formErrorOf(refusal, locale),
    field: name => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: text => set(name, text),
      // An empty field that was only passed through is no mistake yet.
      onBlur: () => values[name] !== '' && setShown(new Set([...shown, name])),
    }),
    submit: action => event => {
      event.preventDefault()
      void send(action)
    },
  }
}

function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  // State arrives with the next render; the second tap of a double tap may come before it.
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

function useValues<Name extends string>(initial: Values<Name>, draft: string | undefined) {
  const [values, setValues] = useState(() => withDraft(initial, draft))
  // Two fields may be filled in at once, before the next render.
  const latest = useRef(values)
  const put = (name: Name, value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    if (draft) saveDraft(draft, latest.current)
  }
  const putBack = () => setValues((latest.current = initial))
  return { values, put, putBack }
}

function withDraft<Name extends string>(initial: Values<Name>, draft: string | undefined): Values<Name> {
  const kept = draft === undefined ? undefined : readDraft(draft)
  const known = Object.entries(kept ?? {}).filter(([name]) => name in initial)
  return { ...initial, ...Object.fromEntries(known) }
}

function formErrorOf(refusal: Refusal | undefined, locale: Locale): Form<string>['error'] {
  if (!refusal || refusal.field !== undefined) return undefined
  const { message, params, isUnanswered } = refusal
  return { text: serverWords(message, params, locale), isUnanswered }
}

function refusalOf(error: unknown, names: readonly string[], fallback?: string): Refusal | undefined {
  if (isAborted(error)) return undefined
  if (error instanceof ApiError) {
    const named = names.find(name => name === error.params.field)
    return { field: named ?? fallback, message: error.msg, params: error.params, isUnanswered: false }
  }
  const kind = error instanceof TransportError ? error.kind : 'network'
  return { field: undefined, message: transportMessage(kind), params: {}, isUnanswered: true }
}

function focusField(name: string): void {
  // After the words have appeared, so that they are read together with the field.
  queueMicrotask(() => document.getElementsByName(name)[0]?.focus())
}
