import { create } from 'zustand'

/** Whether the list of keyboard shortcuts is open. */
export const useKeyList = create<{ isOpen: boolean }>()(() => ({ isOpen: false }))
