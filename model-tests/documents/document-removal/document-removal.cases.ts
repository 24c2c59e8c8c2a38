import type { DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { letter, visit } from '#tools/samples/wizard.ts'

const { participant, cloud } = visit()

export const input = { document: letter, owner: { participant, cloud } }

export const cases = {
  'confirma a exclusão': { type: 'removal.confirmed' },
  'desiste de excluir': { type: 'removal.dismissed' },
  'a exclusão dá certo': {
    type: 'xstate.done.actor.removeDocument',
    output: { kind: 'done', reply: undefined },
  },
  'a exclusão é recusada': {
    type: 'xstate.done.actor.removeDocument',
    output: { kind: 'refused', status: 422, message: 'O documento já foi conferido.', problems: [] },
  },
} as const

const REMOVAL = 'Excluir o documento deste requerimento?'

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/screens/wizard/removal-dialog.tsx',
    dialog: REMOVAL,
    state: 'removing',
    // The document is being removed: its end is waited for.
    buttons: { 'Não, manter': [REMOVAL, 'removing'], 'Sim, excluir': [REMOVAL, 'removing'] },
    escape: [REMOVAL, 'removing'],
    back: ['/requerimento01/7/1/1', REMOVAL, 'removing'],
  },
]
