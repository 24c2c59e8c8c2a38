import { group } from '../form.ts'
import { upTo } from '../rules.ts'
import { fromRegistration } from '../suggested.ts'

/** Names of the participant's parents, at most 60 characters each (BENEFIT-18). */
export const parents = group({
  part: 'detalhes',
  title: 'Filiação',
  help: 'Os nomes da sua mãe e do seu pai.',
  fields: [
    {
      name: 'nome_mae',
      ...fromRegistration('nome_mae', 'nome_mae'),
      label: 'Nome da mãe',
      control: 'text',
      required: true,
      rule: upTo(60),
      editableIn: 'LE',
    },
    {
      name: 'nome_pai',
      ...fromRegistration('nome_pai', 'nome_pai'),
      label: 'Nome do pai',
      control: 'text',
      rule: upTo(60),
      editableIn: 'LE',
    },
  ],
})
