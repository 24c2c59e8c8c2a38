import { type Field, group } from '../form.ts'
import { realDate } from '../rules.ts'

type Name = 'data_demissao'
type Required<Needs extends string> = NonNullable<Field<Name, Name | Needs>['required']>

/** The day the participant left the sponsor; `required`: which requests cannot do without it. */
export const dismissal = <const Needs extends string = never>(required: Required<Needs>) =>
  group<Name, Needs>({
    part: 'detalhes',
    title: 'Desligamento',
    fields: [
      {
        name: 'data_demissao',
        label: 'Data de demissão',
        hint: 'O dia em que você se desligou da patrocinadora.',
        control: 'date',
        required,
        rule: realDate,
        editableIn: 'LE',
      },
    ],
  })
