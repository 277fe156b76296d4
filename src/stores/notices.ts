import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { SWITCHABLE_NOTICES, type NoticeGroup } from '../lib/site/notice-groups.ts'
import { asRecord } from './storage/parse.ts'
import { localEntries, syncTabs } from './storage/storage.ts'

interface Notices {
  /** The groups that do not pop up on this device. */
  off: readonly NoticeGroup[]
  /** The messages that popped up here last, oldest first: a stream that connects again repeats those of the last minute. */
  told: readonly string[]
}

/** More than a minute's messages of one account. */
const MAX_TOLD = 100

const textsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : []

export const useNotices = create<Notices>()(
  persist((): Notices => ({ off: [], told: [] }), {
    name: 'notices',
    version: 1,
    storage: localEntries,
    merge: stored => {
      const off = textsIn(asRecord(stored)?.['off'])
      return {
        off: SWITCHABLE_NOTICES.filter(group => off.includes(group)),
        told: textsIn(asRecord(stored)?.['told']),
      }
    },
  }),
)

// A message pops up in one tab.
syncTabs(useNotices)

/** Switches the notices of a group on or off. */
export function setNotices(group: NoticeGroup, isOn: boolean): void {
  useNotices.setState(({ off }) => ({
    off: isOn ? off.filter(each => each !== group) : [...off.filter(each => each !== group), group],
  }))
}

/** Marks a message as told. @returns false when it was already */
export function markTold(id: string): boolean {
  const { told } = useNotices.getState()
  if (told.includes(id)) return false
  useNotices.setState({ told: [...told, id].slice(-MAX_TOLD) })
  return true
}
