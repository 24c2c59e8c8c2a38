import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { newDraft } from '../../drivers/complementary.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { documentRemoval as model } from './document-removal.models.ts'

/** A page that asks about the removal. */
export type Removing = Stage & { readonly remove: HeldCall }

const question = ({ page }: Stage) =>
  page.getByRole('alertdialog', { name: 'Excluir o documento deste requerimento?' })
const removals = ({ page }: Stage) => page.getByRole('button', { name: /^Excluir / })
const confirm = (stage: Stage) => question(stage).getByRole('button', { name: 'Sim, excluir' })

const REMOVED = 'Documento excluído com sucesso!'
const CHECKED = 'O documento já foi conferido.'

/** After the question, with the complementary documents that are left and what the page says of the removal. */
async function seeAnswered(stage: Stage, left: number, said: string | null) {
  await expect(question(stage)).toHaveCount(0)
  await expect(removals(stage)).toHaveCount(left)
  for (const text of [REMOVED, CHECKED])
    await expect(stage.page.getByText(text)).toHaveCount(text === said ? 1 : 0)
}

// DOCUMENTS-15
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
    'a exclusão é recusada': ({ remove }) => remove.reply(refusal(CHECKED), 422),
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
    removed: (world) => seeAnswered(world, 0, REMOVED),
    refused: (world) => seeAnswered(world, 1, CHECKED),
    dismissed: async (world) => {
      await seeAnswered(world, 1, null)
      expect(world.remove.waiting()).toBe(0)
    },
  },
  ends: {
    'confirma a exclusão': { in: 'removing', calls: ['removeComplementaryDocument'] },
    'desiste de excluir': { in: 'dismissed', calls: [] },
    'a exclusão dá certo': { in: 'removed', calls: [] },
    'a exclusão é recusada': { in: 'refused', calls: [] },
  },
} satisfies Drivers<typeof model, Removing>
