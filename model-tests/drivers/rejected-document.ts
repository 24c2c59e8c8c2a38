import { pdf } from '../../tests/e2e/support/files.ts'
import { sendFile } from '../../tests/e2e/support/wizard.ts'
import type { HeldCall } from './held-call.ts'
import type { ShownAcceptance } from './shown-acceptance.ts'
import type { Stage } from './stage.ts'

/** The document of Beatriz's acceptance that was rejected. */
export const REJECTED = 'Documento de identidade (RG ou CNH) (Fernando Lemos Batista)'

/** A page on which a rejected document can be replaced. */
export type Correcting = Stage & {
  readonly read: HeldCall
  readonly send: HeldCall
  readonly attachment: HeldCall
  readonly save: HeldCall
  readonly shown: ShownAcceptance
  isUnderWay: boolean
  isReplaced: boolean
}

/** The button of its row. It is renamed when another document is attached. */
export const clip = ({ page }: Stage) =>
  page
    .getByRole('button', { name: `Anexar ${REJECTED}: Enviar outro arquivo` })
    .or(page.getByRole('button', { name: `Trocar ${REJECTED}` }))

export const submit = ({ page }: Stage) => page.getByRole('button', { name: 'Enviar', exact: true })

export async function startReplacing(world: Correcting) {
  if (world.isUnderWay) return
  world.isUnderWay = true
  await clip(world).click()
  await sendFile(world.page, pdf('nitido.pdf'))
}

/** Another file is attached in place of the rejected one. */
export async function replaceRejected(world: Correcting): Promise<void> {
  await startReplacing(world)
  world.isUnderWay = false
  world.isReplaced = true
  await world.send.pass()
  await world.attachment.reply({ codigo: 'ok', id_req_bnf_doc: 1 })
  await world.page.getByRole('button', { name: 'Ver nitido.pdf' }).waitFor()
}
