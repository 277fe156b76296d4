import { useEffect, useRef } from 'react'
import { TYPING_REST } from '#src/lib/constants.ts'
import { announce } from '../feedback/announcer.tsx'
import type { FieldProps } from './field.ts'

/**
 * Announces the error of a field that appears while it has the focus, once nothing has been typed for a second, and again with each
 * refused press that leaves the focus there (`refuseField`). One that appears elsewhere is read when the focus gets there.
 */
export function useSpokenError({ name, value, error }: Pick<FieldProps, 'name' | 'value' | 'error'>): void {
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (error === undefined || !hasFocus(name)) known.current = error
    if (error === undefined) return undefined
    const say = () => {
      known.current = error
      announce(error)
    }
    const timer =
      error === known.current
        ? undefined
        : setTimeout(() => {
            const field = document.activeElement!
            if ('value' in field && field.value === value) say()
          }, TYPING_REST)
    const sayAgain = () => {
      if (!hasFocus(name)) return
      clearTimeout(timer)
      say()
    }
    document.addEventListener('invalid', sayAgain, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('invalid', sayAgain, true)
    }
  }, [name, value, error])
}

function hasFocus(name: string | undefined): boolean {
  const field = document.activeElement
  return name !== undefined && field instanceof HTMLElement && field.matches(`[name="${name}"]`)
}

/** Gives the focus to the field that a press was refused for: it is read with its error, also when it had the focus before. */
export function refuseField(field: HTMLElement, options?: FocusOptions): void {
  if (document.activeElement === field) field.dispatchEvent(new Event('invalid'))
  else field.focus(options)
}
