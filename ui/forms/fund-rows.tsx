import { shallowEqual, useSelector } from '@xstate/react'

import type { RowsSection, Values } from '#domain/forms/form.ts'
import { formatCpf } from '#domain/people/cpf.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import { rowValuesOf, takesAnswers, type WizardActor } from '#machines/wizard/index.ts'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/form-fields.ts'

import { FieldGrid } from './field-grid.tsx'
import { Fieldset } from './fieldset.tsx'
import { useRowIds } from './row-ids.ts'
import * as css from './rows.css.ts'
import { sectionId } from './section-id.ts'

type Props = { actor: WizardActor; section: RowsSection }

const CPF = /^\d{11}$/

/* A beneficiary may be known by a CNPJ, which may have letters. */
const documentNumber = (text: string) => (CPF.test(text) ? formatCpf(text) : text)

const onFile = ({ cpf = '', data_nascimento = '', nm_parentesco = '' }: Values) => [
  { term: common.cpf, value: documentNumber(cpf) },
  { term: texts.bornOn, value: brazilianFromIso(data_nascimento) },
  { term: texts.kinship, value: nm_parentesco },
]

/** People whom the fund has on file: read, and answered about. */
export function FundRows({ actor, section }: Props) {
  const ids = useRowIds(actor, section)
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot, section))
  return (
    <Fieldset id={sectionId(section)} title={section.title} help={isOpen ? section.help : undefined}>
      {ids.length === 0 ? (
        <p className={css.empty}>{section.empty}</p>
      ) : (
        <ul className={css.list}>
          {ids.map((id) => (
            <li key={id}>
              <Person actor={actor} section={section} id={id} />
            </li>
          ))}
        </ul>
      )}
    </Fieldset>
  )
}

function Person({ actor, section, id }: Props & { id: number }) {
  const values = useSelector(actor, (snapshot) => rowValuesOf(snapshot, section, id), shallowEqual)
  return (
    <Fieldset title={values.nome || section.rowLabel} inner>
      <DescriptionList items={onFile(values)} />
      <FieldGrid actor={actor} section={section} rowId={id} />
    </Fieldset>
  )
}
