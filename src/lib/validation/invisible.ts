/** Format characters: zero-width and direction marks, which come along with a text that is copied. */
const INVISIBLE = /\p{Cf}/gu

/** What is seen of an amount, an account or an address, in which nothing else means anything. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
