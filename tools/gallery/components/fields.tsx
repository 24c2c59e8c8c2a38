import { Card } from '#ui/primitives/card.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { FieldBelow } from '#ui/primitives/field-below.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { PasswordInput } from '#ui/primitives/password-input.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { TextInput } from '#ui/primitives/text-input.tsx'

import { Specimen } from './specimen.tsx'

const nothing = () => {}
const yesOrNo = [
  { value: 'S', label: 'Sim' },
  { value: 'N', label: 'Não', hint: 'Você pode mudar depois.' },
]
const documentTypes = ['CPF', 'Laudo médico', 'Contracheque', 'Certidão de casamento'].map((label) => ({
  value: label,
  label,
}))

export function Fields() {
  return (
    <Card title="Campos">
      <Specimen
        name="FieldFrame e TextInput"
        use="Rótulo em cima, ajuda e erro embaixo; a linha de baixo fica guardada para que nada se mova."
        stacked
      >
        <FieldFrame id="livre" label="Nome do pai" optional hint="Como está no documento.">
          {(control) => <TextInput {...control} />}
        </FieldFrame>
        <FieldFrame id="falho" label="CPF" required error="CPF inválido">
          {(control) => <TextInput {...control} defaultValue="529.982.247-20" />}
        </FieldFrame>
        <FieldFrame id="fixo" label="Plano">
          {(control) => <TextInput {...control} readOnly value="PSII" />}
        </FieldFrame>
      </Specimen>
      <Specimen name="PasswordInput" use="A senha pode ser vista por quem a digita." stacked>
        <FieldFrame id="segredo" label="Senha">
          {(control) => <PasswordInput {...control} autoComplete="off" />}
        </FieldFrame>
      </Specimen>
      <Specimen name="Select" use="Mais de cinco respostas; a lista é a do próprio aparelho." stacked>
        <FieldFrame id="banco" label="Banco">
          {(control) => <Select {...control} choices={[{ value: '001', label: '001 - Banco do Brasil' }]} />}
        </FieldFrame>
      </Specimen>
      <Specimen name="RadioGroup" use="Até cinco respostas, todas à vista." stacked>
        <RadioGroup
          id="resposta"
          legend="Você tem representante legal?"
          value="S"
          choices={yesOrNo}
          onChange={nothing}
        />
        <RadioGroup
          id="resposta-falha"
          legend="Tipo de pagamento"
          value=""
          choices={yesOrNo}
          inline
          required
          error="Obrigatório"
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="RadioGroup em colunas" use="Muitas respostas para ler antes de escolher." stacked>
        <RadioGroup
          id="tipo-de-documento"
          legend="Tipo de documento"
          value="CPF"
          choices={documentTypes}
          columns
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="Checkbox" use="Uma afirmação com que se concorda." stacked>
        <Checkbox id="ciente" label="Estou ciente." checked onChange={nothing} />
        <Checkbox
          id="ciente-falho"
          label="Estou ciente."
          checked={false}
          error="Obrigatório"
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="FieldBelow" use="O que está embaixo de um campo, para controles novos." stacked>
        <FieldBelow id="novo" hint="Ajuda." error={['Um erro.', 'Outro erro.']} />
      </Specimen>
    </Card>
  )
}
