import { REQUEST_STATUSES } from '#domain/requests/status.ts'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import { SettledStatus } from '#ui/primitives/settled-status.tsx'
import { SituationMark } from '#ui/primitives/situation-mark.tsx'
import { StatusChip } from '#ui/primitives/status-chip.tsx'
import { Table } from '#ui/primitives/table.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'

import { Specimen } from './specimen.tsx'

const rows = [
  { id: 1, name: 'Aposentadoria', plan: 'PSII' },
  { id: 2, name: 'Resgate de contribuições', plan: 'PSI' },
]

export function Reading() {
  return (
    <Card title="Leitura">
      <Specimen name="StatusChip" use="A situação de um requerimento: cor, figura e palavra juntas.">
        {REQUEST_STATUSES.map((status) => (
          <StatusChip key={status} status={status}>
            {`Situação ${status}`}
          </StatusChip>
        ))}
      </Specimen>
      <Specimen name="SituationMark" use="A situação de um documento.">
        <SituationMark letter="D">CONFERIDO</SituationMark>
        <SituationMark letter="E">REJEITADO</SituationMark>
        <SituationMark letter={null}>EM ANÁLISE</SituationMark>
      </Specimen>
      <Specimen name="SettledStatus" use="Muda enquanto se digita; é lido em voz alta quando para de mudar.">
        <SettledStatus className="">Soma: 80% de 100%</SettledStatus>
      </Specimen>
      <Specimen
        name="Table"
        use="Vira um cartão por linha onde há pouco espaço; note destaca uma linha."
        stacked
      >
        <Table
          caption="Requerimentos"
          captionShown
          columns={[
            { header: 'Tipo', namesRow: true, cell: ({ name }) => name },
            { header: 'Plano', cell: ({ plan }) => plan },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
          empty="Não há nenhum requerimento"
          note={({ id }) => (id === 2 ? 'O fundo espera uma correção sua: envie outra cópia do RG.' : null)}
        />
        <Table
          caption="Vazia"
          columns={[{ header: 'Tipo', cell: () => '' }]}
          rows={[]}
          keyOf={() => ''}
          empty="Não há nenhum requerimento"
        />
      </Specimen>
      <Specimen name="DescriptionList" use="Nomes e valores que não mudam aqui." stacked>
        <DescriptionList
          items={[
            { term: 'Banco', value: '001 - Banco do Brasil' },
            { term: 'DV da agência', value: '' },
          ]}
        />
      </Specimen>
      <Specimen name="Timeline" use="O que aconteceu, do mais novo ao mais antigo." stacked>
        <Timeline
          entries={[
            {
              id: 2,
              kind: 'message',
              dateTime: '2026-11-20',
              date: '20/11/2026',
              title: 'Mensagem',
              text: 'O comprovante está ilegível.',
            },
            {
              id: 1,
              kind: 'status',
              dateTime: '2026-11-12',
              date: '12/11/2026',
              title: 'Situação: Em análise',
            },
          ]}
          empty="Não há mensagens."
        />
      </Specimen>
    </Card>
  )
}
