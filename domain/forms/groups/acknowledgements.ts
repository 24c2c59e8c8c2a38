import { type Field, group } from '../form.ts'
import { asksForDismissal } from './benefit-kinds.ts'

const acknowledgement = <const Name extends string>(name: Name, label: string, whatToDo: string) =>
  ({ name, label, whatToDo, control: 'checkbox', required: true, editableIn: 'L' }) satisfies Field<Name>

const leavingIsFinal = acknowledgement(
  'ciente_desligamento_irreversivel',
  'Estou ciente de que o desligamento é irreversível',
  'Marque que está ciente do desligamento',
)

const parityIsLost = {
  ...acknowledgement(
    'ciente_perda_paridade',
    'Estou ciente de que, com o resgate, perco a contribuição paritária da patrocinadora',
    'Marque que está ciente da perda da contribuição paritária',
  ),
  // To be confirmed by the fund.
  hint: 'É a que a patrocinadora depositou por você.',
}

/** Asked for together with the dismissal (D-96). */
export const acknowledgements = group<'ciente_desligamento_irreversivel', 'beneficio'>({
  part: 'detalhes',
  title: 'Declarações',
  fields: [{ ...leavingIsFinal, shownWhen: asksForDismissal }],
})

/** The two of a withdrawal, whatever was answered (WITHDRAWAL-07, WITHDRAWAL-08). */
export const withdrawalAcknowledgements = group({
  part: 'detalhes',
  title: 'Declarações',
  fields: [parityIsLost, leavingIsFinal],
})
