/** The templates of the tabs that show prices; home has another head for who is signed in. */
export type TemplateName = 'home' | 'home-of-member' | 'market' | 'trade'

/** Stands for a message in a template: `⟦home.title⟧`. */
export const wordMarker = (path: string): string => `⟦${path}⟧`

/** The markers in a text. */
export const WORD_MARKERS = /⟦([^⟧]*)⟧/g

/** Stands for the name of the site. */
export const SITE_NAME = wordMarker('siteName')
