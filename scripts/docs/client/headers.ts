/** The headers, the same in every form, for as long as the tab is open. */
import { find } from './element.ts'

type Control = HTMLInputElement | HTMLSelectElement

const keyOf = (name: string) => `fairline:docs:${name}`

const controlsNamed = (name: string) =>
  document.querySelectorAll<Control>(`form [data-place=header][name="${name}"]`)

/** Sets a header in every form, and keeps it. */
function setHeader(name: string, value: string): void {
  sessionStorage.setItem(keyOf(name), value)
  for (const control of controlsNamed(name)) control.value = value
}

/** Whether the site says that its money is not real. */
const isSandbox = async () => {
  const response = await fetch('/config.json')
  return response.ok && ((await response.json()) as { sandbox?: boolean }).sandbox === true
}

let sandbox: Promise<boolean> | undefined

async function signIn({ dataset }: HTMLButtonElement, headers: Record<string, string>): Promise<string> {
  const response = await fetch(dataset['path'] ?? '', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: dataset['body'] ?? '',
  })
  const answer = (await response.json()) as { msg?: string; data?: { token?: string } }
  if (answer.data?.token === undefined) return `The sign-in was refused: ${answer.msg ?? response.status}`
  setHeader('Authorization', answer.data.token)
  return 'Signed in.'
}

/** Shows the sign-in of a sandbox. */
async function addSignIn(fieldset: HTMLElement, onChange: () => void): Promise<void> {
  const button = fieldset.querySelector<HTMLButtonElement>('button')
  sandbox ??= isSandbox().catch(() => false)
  if (!button || !(await sandbox)) return
  button.hidden = false
  button.addEventListener('click', async () => {
    const given = [...fieldset.querySelectorAll<Control>('[data-required]')]
    const headers = Object.fromEntries(given.map(({ name, value }) => [name, value]))
    const status = find('[role=status]', fieldset)
    status.textContent = await signIn(button, headers).catch((error: unknown) => String(error))
    onChange()
  })
}

/** Puts the headers into a form. `onChange` is called when they changed otherwise than by typing. */
export function addHeaders(form: HTMLFormElement, onChange: () => void): void {
  const template = find<HTMLTemplateElement>('#headers').content
  const fieldset = find('fieldset', template.cloneNode(true) as DocumentFragment)
  for (const control of fieldset.querySelectorAll<Control>('[name]')) {
    control.value = sessionStorage.getItem(keyOf(control.name)) ?? control.value
    control.addEventListener('input', () => setHeader(control.name, control.value))
  }
  // The number of a language is its place in the list of codes.
  const language = fieldset.querySelector<HTMLSelectElement>('select[name=Accept-Language]')
  language?.addEventListener('input', () => setHeader('LanguageId', String(language.selectedIndex + 1)))
  find('.warning, [type=submit]', form).before(fieldset)
  void addSignIn(fieldset, onChange)
}
