import type { Page } from '@playwright/test'

import { type Answer, answerRest, give } from './answers.ts'
import { sendBack } from './desk.ts'
import { pdf } from './files.ts'
import { expect, expectNoSidewaysScroll } from './journey.ts'
import { openList } from './people.ts'
import { attachEverywhere, clips, finalize, openFilePicker, sendFile, unfoldAll } from './wizard.ts'

export type Filing = {
  readonly what: string
  readonly typeId: number
  readonly who: string
  /** Those that the filing is about; other required questions are answered as in the demonstration. */
  readonly answers: readonly Answer[]
  /** An answer that is refused, its message, and the answers that replace it. */
  readonly refused?: readonly [wrong: Answer, sentence: string, ...right: readonly Answer[]]
  /** The texts that show the answer afterwards. */
  readonly words: readonly string[]
  readonly corrected?: Answer
}

/** The number of the screen in its URL. */
type Screen = '01' | '02' | '03' | '06' | '07'

/**
 * Fills in a new request on that screen, sends it and reads it; the fund sends it back, and it is sent again.
 */
export async function file(page: Page, screen: Screen, filing: Filing): Promise<void> {
  await fileTwice(page, screen, filing)
}

/** The same; then the fund sends it back again, and the participant cancels it. */
export async function fileAndCancel(page: Page, screen: Screen, filing: Filing): Promise<void> {
  const id = await fileTwice(page, screen, filing)
  await sendBack(page, id, 'Ainda falta um documento.')
  await page.goto(`/requerimento${screen}/${id}`)
  await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Requerimento cancelado com sucesso!').first()).toBeVisible()
  await page.goto(`/ver/${id}`)
  await expect(page.getByRole('main').getByText('Cancelado', { exact: true }).first()).toBeVisible()
}

/** Returns its id. */
async function fileTwice(page: Page, screen: Screen, filing: Filing): Promise<number> {
  const id = await fillInAndSend(page, screen, filing)

  await page.goto(`/ver/${id}`)
  await page.getByRole('tab', { name: 'Dados' }).click()
  const read = page.getByRole('tabpanel')
  for (const word of filing.words) await expect(read.getByText(word, { exact: true }).first()).toBeVisible()
  await expect(read.getByText('Outros dados')).toHaveCount(0)

  await sendBack(page, id, 'O documento está ilegível.')
  if (filing.corrected) {
    await page.goto(`/requerimento${screen}/${id}`)
    await unfoldAll(page)
    await give(page, filing.corrected)
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page).toHaveURL(`/requerimento${screen}/${id}/${filing.typeId}/3`)
  } else await page.goto(`/requerimento${screen}/${id}/${filing.typeId}/3`)
  await expect(page.getByRole('main').getByText('O documento está ilegível.').first()).toBeVisible()
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('legivel.pdf'))
  await page.getByText('legivel.pdf', { exact: true }).waitFor()
  await finalize(page)
  await seeSent(page)
  return id
}

async function seeSent(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Requerimento enviado para análise!').first()).toBeVisible()
}

/** Fills in a new request on that screen and sends it; returns its id. */
export async function fillInAndSend(
  page: Page,
  screen: Screen,
  { typeId, who, answers, refused }: Filing,
): Promise<number> {
  const next = page.getByRole('button', { name: 'Próximo' })
  await openList(page, who)
  await page.goto(`/requerimento${screen}/novo/${typeId}`)
  await unfoldAll(page)
  for (const answer of answers) await give(page, answer)
  if (refused) await give(page, refused[0])
  await answerRest(page, typeId)
  if (refused) {
    const [, sentence, ...right] = refused
    await next.click()
    await expect(page.getByText(sentence).first()).toBeVisible()
    for (const answer of right) await give(page, answer)
  }
  await expectNoSidewaysScroll(page)

  await next.click()
  await expect(page).toHaveURL(new RegExp(`/requerimento${screen}/\\d+/${typeId}/3$`))
  const id = Number(new RegExp(`/requerimento${screen}/(\\d+)/`).exec(page.url())?.[1])
  await attachEverywhere(page)
  await finalize(page)
  await seeSent(page)
  return id
}
