/** The letters that HTML and XML give a meaning, as both write them. */
export const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML, also inside an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, letter => ENTITIES[letter] ?? letter)
