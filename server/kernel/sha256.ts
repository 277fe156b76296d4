import { hash } from 'node:crypto'

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits: by Node, several times as fast as what runs in a browser. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex')
