import { messages } from '../../messages.ts'
import { STATE_CODES } from '../../people/states.ts'
import { notBeforeBirth, notInFuture } from '../date-checks.ts'
import { group } from '../form.ts'
import { realDate, upTo } from '../rules.ts'
import { fromRegistration } from '../suggested.ts'

/**
 * The participant's identity card, with field names that end in `suffix` (BENEFIT-19); `inFuture`: the
 * message for a future date of issue.
 */
export const identity = (suffix: '_bnf' | '', inFuture: string = messages.issuedInFuture) =>
  group({
    part: 'detalhes',
    title: 'Documento de identidade',
    fields: [
      {
        name: `rg${suffix}`,
        ...fromRegistration(`rg${suffix}`, 'rg'),
        label: 'Número do RG',
        readWith: {
          label: 'RG',
          names: [`orgao_emissor_rg${suffix}`, `uf_rg${suffix}`, `data_expedicao_rg${suffix}`],
        },
        control: 'text',
        width: 'shortPair',
        required: true,
        rule: upTo(20),
        editableIn: 'LE',
      },
      {
        name: `orgao_emissor_rg${suffix}`,
        ...fromRegistration(`orgao_emissor_rg${suffix}`, 'orgao_emissor'),
        label: 'Órgão emissor',
        hint: 'Por exemplo: SSP.',
        control: 'text',
        width: 'shortPair',
        required: true,
        rule: upTo(20),
        editableIn: 'LE',
      },
      {
        name: `data_expedicao_rg${suffix}`,
        ...fromRegistration(`data_expedicao_rg${suffix}`, 'data_expedicao'),
        label: 'Data de expedição',
        control: 'date',
        width: 'short',
        required: true,
        rule: realDate,
        editableIn: 'LE',
      },
      {
        name: `uf_rg${suffix}`,
        ...fromRegistration(`uf_rg${suffix}`, 'uf'),
        label: 'UF de expedição',
        control: 'select',
        width: 'short',
        required: true,
        choices: STATE_CODES,
        editableIn: 'LE',
      },
    ],
    checks: [
      notInFuture(`data_expedicao_rg${suffix}`, inFuture),
      notBeforeBirth(`data_expedicao_rg${suffix}`, messages.issuedBeforeBirth),
    ],
  })
