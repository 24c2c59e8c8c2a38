import type { mutation as model } from './mutation.models.ts'
import { documentRemoval, type Removing } from '../../documents/document-removal/document-removal.driver.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import { alertDialog, EXPIRED, FATAL, seeAlert } from '../../drivers/trouble.ts'

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
    interrupted: ({ page }) => seeAlert(page, FATAL, ['OK', 'Tentar novamente']),
    done: (world) => see.removed(world),
    refused: (world) => see.refused(world),
    escalated: ({ page, said }) => seeAlert(page, said, ['OK']),
  },
}
