import type { Page } from '@playwright/test'

import { type Answer, answerRest, give } from './answers.ts'
import { sendBack } from './desk.ts'
import { pdf } from './files.ts'
import { expect, expectNoSidewaysScroll } from './journey.ts'
import { openList } from './people.ts'
import { attachEverywhere, clips, finalize, openFilePicker, sendFile, unfoldAll } from './wizard.ts'

export type Filing = {
  readonly what: string
  /** The number of the screen in its URL. */
  readonly screen: '01' | '02' | '03' | '06' | '07'
  readonly typeId: number
  readonly who: string
  /** Those that the filing is about; other required questions are answered as in the demonstration. */
  readonly answers: readonly Answer[]
  /** The texts that show the answers afterwards. */
  readonly words: readonly (string | RegExp)[]
  readonly corrected?: Answer
}

/** Fills in a new request, sends it and reads it; the fund sends it back, and it is sent again; returns its id. */
export async function file(page: Page, filing: Filing): Promise<number> {
  const { screen, typeId, words, corrected } = filing
  const id = await fillInAndSend(page, filing)

  await page.goto(`/ver/${id}`)
  await page.getByRole('tab', { name: 'Dados' }).click()
  const read = page.getByRole('tabpanel')
  for (const word of words) await expect(read.getByText(word, { exact: true }).first()).toBeVisible()
  await expect(read.getByText('Outros dados')).toHaveCount(0)

  await sendBack(page, id, 'O documento está ilegível.')
  if (corrected) {
    await page.goto(`/requerimento${screen}/${id}`)
    await unfoldAll(page)
    await give(page, corrected)
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page).toHaveURL(`/requerimento${screen}/${id}/${typeId}/3`)
  } else await page.goto(`/requerimento${screen}/${id}/${typeId}/3`)
  await expect(page.getByRole('main').getByText('O documento está ilegível.').first()).toBeVisible()
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('legivel.pdf'))
  await page.getByText('legivel.pdf', { exact: true }).waitFor()
  await finalize(page)
  await seeSent(page)
  return id
}

/** The same; then the fund sends it back again, and the participant cancels it. */
export async function fileAndCancel(page: Page, filing: Filing): Promise<void> {
  const id = await file(page, filing)
  await sendBack(page, id, 'Ainda falta um documento.')
  await page.goto(`/requerimento${filing.screen}/${id}`)
  await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Requerimento cancelado com sucesso!').first()).toBeVisible()
  await page.goto(`/ver/${id}`)
  await expect(page.getByRole('main').getByText('Cancelado', { exact: true }).first()).toBeVisible()
}

async function seeSent(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Requerimento enviado para análise!').first()).toBeVisible()
}

/** Fills in a new request and sends it; returns its id. */
export async function fillInAndSend(
  page: Page,
  { screen, typeId, who, answers }: Omit<Filing, 'what' | 'words'>,
): Promise<number> {
  await openList(page, who)
  await page.goto(`/requerimento${screen}/novo/${typeId}`)
  await unfoldAll(page)
  for (const answer of answers) await give(page, answer)
  await answerRest(page, typeId)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page).toHaveURL(new RegExp(`/requerimento${screen}/\\d+/${typeId}/3$`))
  const id = Number(new RegExp(`/requerimento${screen}/(\\d+)/`).exec(page.url())?.[1])
  await attachEverywhere(page)
  await finalize(page)
  await seeSent(page)
  return id
}
