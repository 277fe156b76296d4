/** `node:path` for the build of the demo: names of folders are made in the settings, and none is opened. */

export const join = (...parts: string[]): string => parts.join('/')

export { extname, relative, sep } from './absent.ts'
