import { group } from '../form.ts'
import { asksForDismissal } from './benefit-kinds.ts'

/** Asked for together with the dismissal (D-96). */
export const acknowledgements = group<'ciente_desligamento_irreversivel', 'beneficio'>({
  part: 'detalhes',
  title: 'Declarações',
  fields: [
    {
      name: 'ciente_desligamento_irreversivel',
      label: 'Estou ciente de que o desligamento é irreversível',
      control: 'checkbox',
      required: true,
      shownWhen: asksForDismissal,
      editableIn: 'L',
    },
  ],
})
