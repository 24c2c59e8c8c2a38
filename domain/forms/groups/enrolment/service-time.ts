import { messages } from '../../../messages.ts'
import { inOrder, notBeforeBirth, notInFuture } from '../../date-checks.ts'
import { rowsOf } from '../../form.ts'
import { realDate, upTo } from '../../rules.ts'
import { fromList } from './lists.ts'
import { admissionAge } from './unlikely.ts'

/** Previous employers of the participant (ENROL-10). */
export const serviceTime = rowsOf({
  part: 'empresas',
  title: 'Tempo de serviço',
  help: 'Informe as empresas em que você trabalhou antes. Tempo especial é o trabalho que a lei reconhece como insalubre, perigoso ou penoso.',
  empty: 'Nenhuma empresa informada.',
  rowLabel: 'Empresa',
  namedBy: 'nome_empresa',
  source: 'participant',
  editableIn: 'LE',
  fields: [
    {
      name: 'nome_empresa',
      label: 'Nome da empresa',
      control: 'text',
      width: 'full',
      required: true,
      rule: upTo(60),
      editableIn: 'LE',
    },
    {
      name: 'id_tipo_tempo_servico',
      label: 'Tipo de tempo de serviço',
      control: 'select',
      width: 'full',
      required: true,
      choices: fromList('id_tipo_tempo_servico', 'serviceTimeTypes'),
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
    {
      name: 'data_demissao',
      label: 'Data de demissão',
      hint: 'Deixe em branco se você ainda trabalha nela.',
      control: 'date',
      rule: realDate,
      editableIn: 'LE',
    },
  ],
  checks: [
    notInFuture('data_admissao'),
    notInFuture('data_demissao'),
    notBeforeBirth('data_admissao', messages.admittedBeforeBirth),
    notBeforeBirth('data_demissao', messages.dismissedBeforeBirth),
    inOrder('data_admissao', 'data_demissao'),
  ],
})
