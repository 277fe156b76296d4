import { create } from 'zustand'

/** Whether a newer build is ready to replace the running one. */
export const useNewVersion = create<{ isReady: boolean }>()(() => ({ isReady: false }))
