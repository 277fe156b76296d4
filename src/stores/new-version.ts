import { create } from 'zustand'

/** Whether a newer build than the one on screen is ready to take its place. */
export const useNewVersion = create<{ isReady: boolean }>()(() => ({ isReady: false }))
