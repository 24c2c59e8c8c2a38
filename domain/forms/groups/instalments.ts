import { YES_NO } from '../choices.ts'
import { group } from '../form.ts'
import { wholeBetween } from '../rules.ts'

const FEWEST = 1
const MOST = 60
/** The stored number of parcels of a withdrawal that is paid at once. */
const NONE = '0'

/** Whether the withdrawal is paid in parcels, and in how many (WITHDRAWAL-02, WITHDRAWAL-03, D-94). */
export const instalments = group<'resgate' | 'parcelas'>({
  part: 'detalhes',
  title: 'Resgate',
  fields: [
    {
      name: 'resgate',
      label: 'Você quer receber o resgate em parcelas?',
      control: 'radio',
      required: true,
      choices: YES_NO,
      resets: ['parcelas'],
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
    {
      name: 'parcelas',
      label: 'Número de parcelas',
      hint: `De ${FEWEST} a ${MOST}.`,
      control: 'integer',
      required: true,
      rule: wholeBetween(FEWEST, MOST),
      shownWhen: ({ resgate }) => resgate === 'S',
      derived: ({ resgate }) => (resgate === 'N' ? NONE : null),
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
  ],
})
