import { create } from 'zustand'

/** Settles the pending step-up: whether the person confirmed the session. */
type Settle = (isConfirmed: boolean) => void

/** The step-up that is on screen: the confirmation that the session is still used by its owner. */
export const useStepUp = create<{ settle: Settle | undefined }>()(() => ({ settle: undefined }))

/** Asks the person to confirm the session. @returns whether they did; false as well while they are asked already */
export function requestStepUp(): Promise<boolean> {
  if (useStepUp.getState().settle) return Promise.resolve(false)
  return new Promise(resolve => {
    const settle: Settle = isConfirmed => {
      useStepUp.setState({ settle: undefined })
      resolve(isConfirmed)
    }
    useStepUp.setState({ settle })
  })
}
