import { expect } from '../../../tests/e2e/support/journey.ts'
import { documentRemoval, type Removing } from '../../documents/document-removal/document-removal.driver.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import { alertDialog, EXPIRED, FATAL, seeAlert } from '../../drivers/trouble.ts'
import type { mutation as model } from './mutation.models.ts'

type World = Removing & {
  /** What the page says of a failure that ends the session. */
  said: string
}

const { drive, see } = documentRemoval

/** The removal of a document. */
export const mutation: Drivers<typeof model, World> = {
  async begin(stage) {
    const world = await documentRemoval.begin(stage)
    await drive['confirma a exclusão'](world)
    return { ...world, said: '' }
  },
  drive: {
    'a gravação dá certo': (world) => drive['a exclusão dá certo'](world),
    'o servidor recusa': (world) => drive['a exclusão é recusada'](world),
    'a conexão cai': ({ remove }) => remove.drop(),
    'a sessão expira': async (world) => {
      world.said = EXPIRED
      await world.remove.reply(refusal('Não autorizado.'), 401)
    },
    'a resposta foge do contrato': async (world) => {
      world.said = FATAL
      await world.remove.reply({})
    },
    'tenta novamente': ({ page }) =>
      alertDialog(page).getByRole('button', { name: 'Tentar novamente' }).click(),
  },
  see: {
    calling: (world) => see.removing(world),
    interrupted: async ({ page, remove }) => {
      await seeAlert(page, FATAL, ['OK', 'Tentar novamente'])
      expect(remove.waiting()).toBe(0)
    },
    done: (world) => see.removed(world),
    refused: (world) => see.refused(world),
    escalated: ({ page, said }) => seeAlert(page, said, ['OK']),
  },
  ends: {
    'a gravação dá certo': { in: 'done', calls: [] },
    'o servidor recusa': { in: 'refused', calls: [] },
    'a conexão cai': { in: 'interrupted', calls: [] },
    'a sessão expira': { in: 'escalated', calls: [] },
    'a resposta foge do contrato': { in: 'escalated', calls: [] },
    'tenta novamente': { in: 'calling', calls: ['removeComplementaryDocument'] },
  },
}
