import { messages } from '../../../messages.ts'
import { isRealDate, wholeYearsBetween } from '../../../people/dates.ts'
import { YES_NO } from '../../choices.ts'
import { type Check, group } from '../../form.ts'

/** Minimum age of a retirement by the INSS (ENROL-22). */
const MINIMUM_AGES: Readonly<Record<string, number>> = { F: 44, M: 49 }

const oldEnough: Check<'aposentado_inss', 'aposentado_inss' | 'data_nascimento' | 'sexo'> = (
  { aposentado_inss, data_nascimento, sexo },
  { today },
) => {
  const minimum = MINIMUM_AGES[sexo]
  const isTooYoung =
    aposentado_inss === 'S' &&
    minimum !== undefined &&
    isRealDate(data_nascimento) &&
    wholeYearsBetween(data_nascimento, today) < minimum
  return isTooYoung
    ? { field: 'aposentado_inss', message: messages.underageForStateRetirement(minimum) }
    : null
}

/** Whether the participant is already retired by the INSS. */
export const stateRetirement = group<'aposentado_inss', 'data_nascimento' | 'sexo'>({
  part: 'participante',
  title: 'Aposentadoria pelo INSS',
  fields: [
    {
      name: 'aposentado_inss',
      label: 'Você é aposentado(a) pelo INSS?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      editableIn: 'LE',
    },
  ],
  checks: [oldEnough],
})
