import { group } from '../form.ts'

const PROGRESSIVE = { value: 'P', label: 'Progressivo' }
const REGRESSIVE = { value: 'R', label: 'Regressivo' }

/** Income tax scheme, irrevocable once chosen; plan 1 has the progressive one alone (core 9, D-96). */
export const taxOption = group<'opcao_irrf' | 'ciente_opcao_irrf_irreversivel', 'id_plano'>({
  part: 'detalhes',
  title: 'Imposto de Renda',
  fields: [
    {
      name: 'opcao_irrf',
      label: 'Regime de tributação',
      control: 'radio',
      required: true,
      choices: ({ id_plano }) => (id_plano === '1' ? [PROGRESSIVE] : [PROGRESSIVE, REGRESSIVE]),
      derived: ({ id_plano }) => (id_plano === '1' ? PROGRESSIVE.value : null),
      resets: ['ciente_opcao_irrf_irreversivel'],
      editableIn: 'L',
    },
    {
      name: 'ciente_opcao_irrf_irreversivel',
      label: 'Estou ciente de que a opção pelo regime de tributação não pode ser mudada depois',
      control: 'checkbox',
      required: true,
      shownWhen: ({ opcao_irrf }) => opcao_irrf !== '',
      editableIn: 'L',
    },
  ],
})
