/** The whole dictionary; the app loads its two halves one after the other. */
import first from './first.ts'
import rest from './rest.ts'

export default { ...first, ...rest }
