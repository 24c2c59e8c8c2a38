import { bareCpf } from '#domain/people/cpf.ts'
import type { LoginActor } from '#machines/app/login/index.ts'

declare global {
  interface Window {
    /** Entrar was used before the scripts arrived; noted by the script of index.html. */
    submittedEarly?: boolean
  }
}

/** The class of the page while its login is hidden: a session is looked for, or another screen comes. */
const ARRIVING = 'arriving'
const FIRST_PAGE = '.first-page'

const typedIn = (root: Element, name: string) =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''

/** The page as it came from the server, which has the login in `root` (P-527). */
export function createFirstPage(root: Element, page: Document) {
  const { documentElement: html } = page
  /** The participant sees the login, and may have typed already. */
  const showsLogin = () => root.querySelector('form') !== null && !html.classList.contains(ARRIVING)
  let focused: Element | null = null
  let isReplaced = false
  let resolve = () => {}
  const isDrawn = new Promise<void>((drawn) => {
    resolve = drawn
  })
  return {
    showsLogin,
    /** Resolves once a screen is drawn. */
    isDrawn,
    /** Hands what was typed to the chart, before React takes over the fields. */
    handOver(login: LoginActor) {
      focused = page.activeElement
      const [cpf, password] = [bareCpf(typedIn(root, 'cpf')), typedIn(root, 'senha')]
      if (cpf !== '') login.send({ type: 'cpf.typed', value: cpf })
      if (password !== '') login.send({ type: 'password.typed', value: password })
    },
    /** A screen is drawn: what preceded it goes, and the field in use keeps the focus. Later calls do nothing. */
    drawn() {
      if (isReplaced) return
      isReplaced = true
      html.classList.remove(ARRIVING)
      page.querySelector(FIRST_PAGE)?.remove()
      if (focused instanceof HTMLInputElement) focused.focus()
      if (window.submittedEarly) root.querySelector('form')?.requestSubmit()
      resolve()
    },
  }
}
