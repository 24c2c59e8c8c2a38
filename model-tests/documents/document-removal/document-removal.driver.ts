import { listCloud } from '#api/contract/cloud.ts'
import { attachComplementaryDocument, removeComplementaryDocument } from '#api/contract/complementary.ts'

import type { documentRemoval as model } from './document-removal.models.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

/** A page that asks about the removal. */
export type Removing = Stage & { readonly remove: HeldCall }

type CloudDocument = { readonly id: number; readonly id_tipo_documento: number }

/** A new draft with one complementary document. */
export async function newDraft(serverUrl: string): Promise<number> {
  const self = await participant(serverUrl, beatriz)
  const { server, token, cloudId } = self
  const { id } = (await self.saved(retirement(cloudId))).requerimento
  const { body } = await server.call(listCloud, { token, params: { id_nuvem: cloudId } })
  const [document] = (body as { readonly documentos: readonly CloudDocument[] }).documentos
  const attached = {
    id_requerimento: id,
    id_documento: document?.id,
    id_tipo_documento: document?.id_tipo_documento,
    usuario: '',
    id_nuvem: cloudId,
  }
  await server.call(attachComplementaryDocument, { token, body: attached })
  return id
}

const question = ({ page }: Stage) =>
  page.getByRole('alertdialog', { name: 'Excluir o documento deste requerimento?' })
const removals = ({ page }: Stage) => page.getByRole('button', { name: /^Excluir / })
const confirm = (stage: Stage) => question(stage).getByRole('button', { name: 'Sim, excluir' })

export const documentRemoval = {
  async begin(stage: Stage) {
    const { page, serverUrl, hold, lendSession } = stage
    const id = await newDraft(serverUrl)
    await lendSession(beatriz)
    const remove = await hold(removeComplementaryDocument)
    await page.goto(`/requerimento01/${id}/1/3`)
    await removals(stage).click()
    return { ...stage, remove }
  },
  drive: {
    'confirma a exclusão': (world) => confirm(world).click(),
    'desiste de excluir': (world) => question(world).getByRole('button', { name: 'Não, manter' }).click(),
    'a exclusão dá certo': ({ remove }) => remove.pass(),
    'a exclusão é recusada': ({ remove }) => remove.reply(refusal('O documento já foi conferido.'), 422),
  },
  see: {
    confirming: async (world) => {
      await expect(question(world)).toContainText('Ele continua em Meus documentos.')
      await expect(confirm(world)).not.toHaveAttribute('aria-busy')
      expect(world.remove.waiting()).toBe(0)
    },
    removing: async (world) => {
      await expect(confirm(world)).toHaveAttribute('aria-busy', 'true')
      await world.remove.asked()
    },
    removed: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(removals(world)).toHaveCount(0)
      await expect(world.page.getByText('Documento excluído com sucesso!')).toBeVisible()
    },
    refused: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(removals(world)).toHaveCount(1)
      await expect(world.page.getByText('O documento já foi conferido.')).toBeVisible()
    },
    dismissed: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(removals(world)).toHaveCount(1)
      expect(world.remove.waiting()).toBe(0)
    },
  },
} satisfies Drivers<typeof model, Removing>
