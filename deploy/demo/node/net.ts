/** `node:net` for the build of the demo: the browser's own parser of addresses. */

export const isIPv6 = (text: string): boolean =>
  /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`)
