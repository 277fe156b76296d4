/** Its package hides its own declarations from modules. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string
  export function computeAccessibleDescription(element: Element): string
  export function getRole(element: Element): string | null
}
