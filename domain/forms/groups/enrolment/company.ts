import { messages } from '../../../messages.ts'
import { notBeforeBirth, notInFuture } from '../../date-checks.ts'
import { group } from '../../form.ts'
import { realDate, upTo } from '../../rules.ts'
import { fromList, regionalsOfSponsor } from './lists.ts'
import { admissionAge } from './unlikely.ts'

type CompanyName = 'id_emp' | 'id_regional' | 'matricula' | 'data_admissao'

/** The employer: sponsor, regional office and registration there (ENROL-06). */
export const company = group<CompanyName>({
  part: 'participante',
  title: 'Patrocinadora',
  help: 'A patrocinadora é a empresa em que você trabalha e que contribui para o plano.',
  fields: [
    {
      name: 'id_emp',
      label: 'Patrocinadora',
      control: 'select',
      required: true,
      choices: fromList('id_emp', 'sponsors'),
      resets: ['id_regional'],
      editableIn: 'LE',
    },
    {
      name: 'id_regional',
      label: 'Regional',
      hint: 'A unidade em que você trabalha.',
      control: 'select',
      required: true,
      choices: regionalsOfSponsor,
      editableIn: 'LE',
    },
    {
      name: 'matricula',
      label: 'Matrícula',
      control: 'text',
      required: true,
      rule: upTo(10),
      editableIn: 'LE',
    },
    {
      name: 'data_admissao',
      label: 'Data de admissão',
      control: 'date',
      required: true,
      rule: realDate,
      warning: admissionAge,
      editableIn: 'LE',
    },
  ],
  checks: [notInFuture('data_admissao'), notBeforeBirth('data_admissao', messages.admittedBeforeBirth)],
})
