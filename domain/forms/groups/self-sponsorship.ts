import { inOrder } from '../date-checks.ts'
import { type Choice, group, type Values } from '../form.ts'
import { realDate } from '../rules.ts'

const PARTIAL: Choice = {
  value: 'P',
  label: 'Parcial',
  // To be confirmed by the fund.
  hint: 'Você paga as contribuições sobre a parte da remuneração que perdeu.',
}
const WHOLE: Choice = {
  value: 'I',
  label: 'Integral',
  // To be confirmed by the fund.
  hint: 'Você paga a sua contribuição e a da patrocinadora.',
}

const DISMISSAL: Choice = { value: 'D', label: 'Desligamento da patrocinadora' }
const LEAVE: Choice = { value: 'A', label: 'Licença ou afastamento sem remuneração' }
const PAY_LOSS: Choice = { value: 'P', label: 'Perda parcial da remuneração' }

type Name = 'autopatrocinio' | 'razao' | 'data_ini' | 'data_fim'

/**
 * A loss of part of the pay is the only reason for a partial self-sponsorship, and for no other kind
 * (SPONSOR-03, D-100).
 */
const reasonsFor = ({ autopatrocinio }: Values<Name>) => {
  if (autopatrocinio === PARTIAL.value) return [PAY_LOSS]
  return autopatrocinio === WHOLE.value ? [DISMISSAL, LEAVE] : []
}

/** The part of the contribution that the participant takes over, the reason, and the period (D-99). */
export const selfSponsorship = group<Name>({
  part: 'detalhes',
  title: 'Autopatrocínio',
  fields: [
    {
      name: 'autopatrocinio',
      label: 'Tipo de autopatrocínio',
      control: 'radio',
      required: true,
      choices: [PARTIAL, WHOLE],
      resets: ['razao'],
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
    {
      name: 'razao',
      label: 'Motivo',
      control: 'radio',
      required: true,
      choices: reasonsFor,
      shownWhen: ({ autopatrocinio }) => autopatrocinio !== '',
      derived: ({ autopatrocinio }) => (autopatrocinio === PARTIAL.value ? PAY_LOSS.value : null),
      editableIn: 'L',
    },
    {
      name: 'data_ini',
      label: 'Data de início',
      control: 'date',
      required: true,
      rule: realDate,
      editableIn: 'LE',
    },
    {
      name: 'data_fim',
      label: 'Data de término',
      hint: 'Deixe em branco se ainda não há data para terminar.',
      control: 'date',
      rule: realDate,
      editableIn: 'LE',
    },
  ],
  checks: [inOrder('data_ini', 'data_fim')],
})
