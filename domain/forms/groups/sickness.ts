import { messages } from '../../messages.ts'
import { YES_NO } from '../choices.ts'
import { notInFuture } from '../date-checks.ts'
import { group } from '../form.ts'
import { realDate } from '../rules.ts'

/** The start of the illness, and whether the state insurer retired the participant (SICKNESS-01, D-80). */
export const sickness = group<'data_ini' | 'aposentado_inss'>({
  part: 'detalhes',
  title: 'Afastamento',
  fields: [
    {
      name: 'data_ini',
      label: 'Data de início do afastamento',
      control: 'date',
      required: true,
      rule: realDate,
      editableIn: 'LE',
    },
    {
      name: 'aposentado_inss',
      label: 'Você é aposentado(a) pelo INSS?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'LE',
    },
  ],
  checks: [notInFuture('data_ini', messages.dateLaterThanToday)],
})
