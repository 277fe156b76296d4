/** The forms that send an operation to the back end that serves the page. */
import { uuid } from '#src/lib/uuid.ts'
import { showAnswer } from './answer.ts'
import { element, find } from './element.ts'
import { addHeaders } from './headers.ts'
import { curlOf, requestOf, type Entry, type Sent } from './request.ts'

type Control = HTMLInputElement | HTMLSelectElement

function entriesOf(form: HTMLFormElement): Entry[] {
  return [...form.querySelectorAll<Control>('[data-place]')].map(control => ({
    name: control.name,
    place: control.dataset['place'] ?? '',
    value: control.type === 'file' ? (control as HTMLInputElement).files?.[0] : control.value,
    isRequired: 'required' in control.dataset,
    isJson: 'json' in control.dataset,
  }))
}

function requestOfForm(form: HTMLFormElement): Sent {
  const { method = 'GET', path = '', type } = form.dataset
  return requestOf({ method, path, type }, entriesOf(form))
}

/** Sends a form, unless it is being sent, and shows what came back. */
async function send(form: HTMLFormElement, status: HTMLElement, content: HTMLElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  status.textContent = 'Sending…'
  content.replaceChildren()
  const { url, method, headers, body = null } = requestOfForm(form)
  try {
    const started = performance.now()
    const response = await fetch(url, { method, headers, body })
    await showAnswer(response, performance.now() - started, { status, content })
  } catch (error) {
    status.textContent = `No answer: ${String(error)}`
  }
  form.ariaBusy = 'false'
}

/** Adds to a form what only the script can do: the headers, the command and the answer. */
function prepare(form: HTMLFormElement): void {
  const command = element('code')
  const curl = element(
    'details',
    {},
    element('summary', {}, 'As curl'),
    element('pre', { tabindex: '0' }, command),
  )
  const status = element('p', { role: 'status', class: 'status' })
  const content = element('div')
  const update = () => (command.textContent = curlOf(requestOfForm(form), location.origin))
  form.after(curl, status, content)
  addHeaders(form, update)
  update()
  // Another form may have changed the headers.
  curl.addEventListener('toggle', update)
  form.addEventListener('input', update)
  form.addEventListener('submit', event => {
    event.preventDefault()
    const key = form.querySelector<HTMLInputElement>('[name=idempotencyKey]')
    if (key) key.value = uuid()
    update()
    void send(form, status, content)
  })
}

/** Prepares each form when it is first opened. */
export function startTryIt(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('details.try')) {
    part.addEventListener('toggle', () => prepare(find<HTMLFormElement>('form', part)), { once: true })
  }
}
