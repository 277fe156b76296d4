/** The whole dictionary; the app loads its groups as they are needed. */
import type { Translation } from '../i18n-types.ts'
import earn from './earn.ts'
import first from './first.ts'
import rest from './rest.ts'
import self from './self.ts'

export default { ...first, ...rest, ...earn, ...self } satisfies Translation
