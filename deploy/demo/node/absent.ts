/**
 * What of Node a browser has nothing like: it is imported by modules of which the demo uses other parts, and fails where it is called.
 * scripts/build-demo.ts lists the modules.
 */

function absent(name: string) {
  return (): never => {
    throw new Error(`${name} needs Node, and the demo is in a browser.`)
  }
}

// node:fs and node:fs/promises: files are in the database of the demo.
export const readFile = absent('readFile')
export const readdir = absent('readdir')
export const open = absent('open')
export const mkdir = absent('mkdir')
export const rename = absent('rename')
export const rm = absent('rm')
export const readFileSync = absent('readFileSync')
export const statSync = absent('statSync')
export const chmodSync = absent('chmodSync')
export const openSync = absent('openSync')
export const closeSync = absent('closeSync')
export const fsyncSync = absent('fsyncSync')
export const linkSync = absent('linkSync')
export const rmSync = absent('rmSync')
export const writeSync = absent('writeSync')
export const mkdirSync = absent('mkdirSync')
export const readdirSync = absent('readdirSync')
// node:zlib: the demo asks for nothing compressed.
export const gzip = absent('gzip')
export const deflateRawSync = absent('deflateRawSync')
export const brotliCompress = absent('brotliCompress')
export const constants: Readonly<Record<string, number>> = {}
// node:crypto and node:path: files of a server, and notifications, which need a server that sends them.
export const createHash = absent('createHash')
export const createECDH = absent('createECDH')
export const extname = absent('extname')
export const relative = absent('relative')
export const sep = '/'
// node:os: the browser decides which thread goes first.
export const getPriority = absent('getPriority')
export const setPriority = absent('setPriority')
