import type { Page } from '@playwright/test'

import { pdf } from '../../tests/e2e/support/files.ts'
import { sendFile } from '../../tests/e2e/support/wizard.ts'
import type { HeldCall } from './held-call.ts'

type World = {
  readonly page: Page
  readonly send: HeldCall
  readonly attachment: HeldCall
  isUnderWay: boolean
}

/** Sends a file for the first document, unless one is under way. */
export async function startSending(world: World) {
  if (world.isUnderWay) return
  world.isUnderWay = true
  await world.page
    .getByRole('button', { name: /^Anexar (?!vários)/ })
    .first()
    .click()
  await sendFile(world.page, pdf('identidade.pdf'))
}

/** Attaches a file to the first document. */
export async function attachFile(world: World) {
  await startSending(world)
  world.isUnderWay = false
  await world.send.pass()
  await world.attachment.pass()
  await world.page.getByRole('button', { name: 'Ver identidade.pdf' }).waitFor()
}
