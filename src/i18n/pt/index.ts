/** The whole dictionary; the app loads its chunks as they are needed. */
import type { Translation } from '../types.ts'
import earnings from './chunks/earnings.ts'
import firstView from './chunks/first-view.ts'
import main from './chunks/main.ts'
import profile from './chunks/profile.ts'

export default { ...firstView, ...main, ...earnings, ...profile } satisfies Translation
