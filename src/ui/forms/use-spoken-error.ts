import { useEffect, useRef } from 'react'
import { TYPING_REST } from '#src/lib/constants.ts'
import { announce } from '../feedback/announcer.tsx'
import type { FieldProps } from './field.ts'

/**
 * Announces the error of a field that appears while it has the focus, once nothing has been typed for a second. One that appears
 * elsewhere is read when the focus gets there.
 */
export function useSpokenError({ name, value, error }: Pick<FieldProps, 'name' | 'value' | 'error'>): void {
  const known = useRef<string>(undefined)
  useEffect(() => {
    const field = document.activeElement
    const isHere = name !== undefined && field instanceof HTMLElement && field.matches(`[name="${name}"]`)
    if (error === undefined || !isHere) known.current = error
    if (error === known.current) return undefined
    const timer = setTimeout(() => {
      if (!('value' in field!) || field.value !== value) return
      known.current = error
      announce(error!)
    }, TYPING_REST)
    return () => clearTimeout(timer)
  }, [name, value, error])
}
