import { messages } from '../../messages.ts'
import { notBeforeBirth, withinAYear } from '../date-checks.ts'
import { type Check, type Field, group } from '../form.ts'
import { realDate } from '../rules.ts'

type Name = 'data_demissao'
type ShownWhen<Needs extends string> = NonNullable<Field<Name, Name | Needs>['shownWhen']>

/**
 * The day on which the participant leaves the sponsor. `shownWhen`: which requests ask for it; `latest`: how
 * far in the future it may be.
 */
export const dismissal = <const Needs extends string = never>(
  shownWhen: ShownWhen<Needs> = () => true,
  latest: Check<Name, Name> = withinAYear('data_demissao', messages.dismissedTooLate),
) =>
  group<Name, Needs>({
    part: 'detalhes',
    title: 'Desligamento',
    fields: [
      {
        name: 'data_demissao',
        label: 'Data de demissão',
        hint: 'O dia da saída da patrocinadora.',
        control: 'date',
        required: true,
        shownWhen,
        rule: realDate,
        editableIn: 'LE',
      },
    ],
    checks: [latest, notBeforeBirth('data_demissao', messages.dismissedBeforeBirth)],
  })
