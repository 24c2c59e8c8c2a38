import { fileDraft } from '../e2e/support/asking.ts'
import { marina } from '../e2e/support/people.ts'
import { expect, test } from './support/journey.ts'

/**
 * Runs in the page: scrolls the dialog until the words show their upper 20 px above its buttons, where a
 * scroll moves most under the pointer; returns a point of them.
 */
function lowestPoint(words: string) {
  const sheet = document.querySelector('[role="dialog"]')
  if (sheet === null) throw new Error('There is no dialog')
  const element = window.TestingLibraryDom.within(sheet as HTMLElement).getByText(new RegExp(words))
  const floor = sheet.lastElementChild?.getBoundingClientRect().top ?? 0
  sheet.scrollTop += element.getBoundingClientRect().top + 20 - floor
  const { left, top, width } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + 10, scrolled: sheet.scrollTop }
}

const scrolled = () => document.querySelector('[role="dialog"]')?.scrollTop

const statusInDialog = () =>
  Array.from(
    document.querySelectorAll('[role="dialog"] [role="status"]'),
    (element) => element.textContent,
  ).join('')

const isChosen = (label: string) =>
  window.TestingLibraryDom.screen.getByLabelText<HTMLInputElement>(new RegExp(label)).checked

/** The browser's own window of files, which no driver can close, is not opened. */
function noteFileClicks() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return
    event.preventDefault()
    document.title = 'Arquivo escolhido'
  })
}

for (const size of [
  { width: 1366, height: 600 },
  { width: 360, height: 640 },
]) {
  test.describe(`${size.width} x ${size.height}`, () => {
    test.use({ size })

    test('the first click on each control of the attach dialog hits it', async ({ portal, serverUrl }) => {
      const id = await fileDraft(serverUrl, marina)
      await portal.open('/login')
      await portal.logIn(marina)
      await portal.open(`/requerimento01/${id}/1/3`)
      await portal.press('button', /^Anexar (?!vários)/)
      await portal.seeControl('radio', 'Enviar do aparelho')

      await portal.ask(noteFileClicks)
      const file = await portal.ask(lowestPoint, '^Escolha um arquivo')
      await portal.pressAt(file)
      await portal.see('Arquivo escolhido', () => document.title)
      expect(await portal.ask(scrolled)).toBe(file.scrolled)

      await portal.pressAt(await portal.ask(lowestPoint, '^Escolher em Meus documentos$'))
      await portal.see(true, isChosen, '^Escolher em Meus documentos')

      await portal.seeText('Ver todos os documentos deste tipo')
      // The documents that arrive move it down.
      await portal.see('', statusInDialog)
      await portal.pressAt(await portal.ask(lowestPoint, '^Ver todos os documentos deste tipo$'))
      await portal.seeAddress(/\/docsportipo\//)
    })
  })
}
