import { useEffect, useState } from 'react'

/** The text, debounced by `delay` ms. */
export function useDebounced(text: string, delay: number): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return debounced
}
