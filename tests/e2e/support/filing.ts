import type { Page } from '@playwright/test'

import { sendBack } from './desk.ts'
import { pdf } from './files.ts'
import { expect, expectNoSidewaysScroll } from './journey.ts'
import { logIn } from './people.ts'
import { attachEverywhere, clips, finalize, openFilePicker, sendFile } from './wizard.ts'

/**
 * How an answer is given: typed, or chosen by its words, of a list or of the radios under a question; `see` waits
 * for what the form says by itself.
 */
export type Answer =
  | readonly ['type' | 'list' | 'question', label: string, answer: string]
  | readonly ['tick' | 'press' | 'see', text: string]

async function give(page: Page, [how, label, answer = '']: Answer): Promise<void> {
  const labelled = page.getByLabel(label, { exact: true })
  switch (how) {
    case 'type':
      return labelled.fill(answer)
    case 'list':
      await labelled.selectOption({ label: answer })
      return
    case 'question':
      return page.getByRole('group', { name: label, exact: true }).getByLabel(answer, { exact: true }).check()
    case 'tick':
      return page.getByRole('checkbox', { name: label }).check()
    case 'press':
      return page.getByRole('button', { name: label }).click()
    case 'see':
      return expect(page.getByText(label, { exact: true })).toBeVisible()
  }
}

export type Filing = {
  readonly what: string
  readonly typeId: number
  readonly who: string
  readonly answers: readonly Answer[]
  /** An answer that is refused, what is said of it, and what to do instead. */
  readonly refused?: readonly [wrong: Answer, sentence: string, ...right: readonly Answer[]]
  /** What is read of it afterwards. */
  readonly words: readonly string[]
}

/** Fills a new request in on that screen, sends it, and reads it again in words; the fund sends it back, and it is sent anew. */
export async function file(page: Page, screen: '01' | '02', filing: Filing): Promise<void> {
  const id = await fillInAndSend(page, screen, filing)

  await page.goto(`/ver/${id}`)
  await page.getByRole('tab', { name: 'Respostas' }).click()
  const read = page.getByRole('tabpanel')
  for (const word of filing.words) await expect(read.getByText(word, { exact: true }).first()).toBeVisible()
  await expect(read.getByText('Outras respostas')).toHaveCount(0)

  await sendBack(page, id, 'O documento está ilegível.')
  await page.goto(`/requerimento${screen}/${id}/${filing.typeId}/3`)
  await expect(page.getByRole('main').getByText('O documento está ilegível.').first()).toBeVisible()
  await openFilePicker(page, clips(page).first())
  await sendFile(page, pdf('legivel.pdf'))
  await page.getByText('legivel.pdf', { exact: true }).waitFor()
  await finalize(page)
  await seeSent(page)
}

async function seeSent(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Requerimento enviado para análise!').first()).toBeVisible()
}

async function fillInAndSend(
  page: Page,
  screen: '01' | '02',
  { typeId, who, answers, refused }: Filing,
): Promise<number> {
  const next = page.getByRole('button', { name: 'Próximo' })
  await logIn(page, who)
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
  await page.goto(`/requerimento${screen}/novo/${typeId}`)
  for (const answer of answers) await give(page, answer)
  if (refused) {
    const [wrong, sentence, ...right] = refused
    await give(page, wrong)
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
