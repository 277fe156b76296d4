/** The chunks of a language; scripts/vite/message-chunks.ts makes them from those of English. */
declare module 'virtual:messages/*' {
  const module: import('#src/i18n/runtime.ts').FirstViewModule
  export default module.default
  export const later: typeof module.later
}
