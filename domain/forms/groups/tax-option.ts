import { type Field, group } from '../form.ts'

// To be confirmed by the fund.
export const PROGRESSIVE = {
  value: 'P',
  label: 'Progressivo',
  hint: 'Quanto mais você recebe no mês, maior o imposto, como no salário.',
}
// To be confirmed by the fund.
export const REGRESSIVE = {
  value: 'R',
  label: 'Regressivo',
  hint: 'Quanto mais tempo no plano, menor o imposto: de 35% a 10%, depois de dez anos.',
}

const scheme: Field<'opcao_irrf', 'id_plano'> = {
  name: 'opcao_irrf',
  label: 'Regime de tributação',
  control: 'radio',
  required: true,
  choices: ({ id_plano }) => (id_plano === '1' ? [PROGRESSIVE] : [PROGRESSIVE, REGRESSIVE]),
  derived: ({ id_plano }) => (id_plano === '1' ? PROGRESSIVE.value : null),
  repeatedBeforeSending: true,
  editableIn: 'L',
}

/**
 * The income tax scheme only, for forms without the acknowledgement; plan 1 always has the progressive one
 * (BENEFIT-14).
 */
export const taxScheme = group<'opcao_irrf', 'id_plano'>({
  part: 'detalhes',
  title: 'Imposto de Renda',
  fields: [scheme],
})

/** The income tax scheme, irrevocable once chosen, with its acknowledgement (D-96). */
export const taxOption = group<'opcao_irrf' | 'ciente_opcao_irrf_irreversivel', 'id_plano'>({
  part: 'detalhes',
  title: 'Imposto de Renda',
  fields: [
    { ...scheme, resets: ['ciente_opcao_irrf_irreversivel'] },
    {
      name: 'ciente_opcao_irrf_irreversivel',
      label: 'Estou ciente de que não posso mudar o regime depois',
      whatToDo: 'Marque que está ciente do regime de tributação',
      control: 'checkbox',
      required: true,
      shownWhen: ({ opcao_irrf }) => opcao_irrf !== '',
      editableIn: 'L',
    },
  ],
})
