export { default, later } from 'virtual:messages/blr'

/** For devices that do not know the language. */
export const words = () => import('../stand-in.ts')
