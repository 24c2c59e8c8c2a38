import { describe, expect, test } from 'vitest'

import { flows } from '../../tools/flows/build/charts.ts'
import { statesIn } from '../../tools/flows/describe/flow.ts'
import { mermaidOf } from '../../tools/flows/describe/mermaid.ts'

describe.each(flows.map((flow) => [flow.name, flow] as const))('%s', (_name, flow) => {
  const states = statesIn(flow.root)

  test('has every state and every transition as Mermaid', () => {
    const lines = mermaidOf(flow).split('\n')
    const boxes = lines.filter((line) => /^ +state ".*" as s\d+$/.test(line))
    expect(boxes).toHaveLength(states.length - 1)
    const arrows = flow.transitions.filter(({ source }) => source !== '')
    const drawn = lines.filter((line) => /^ +s\d+ --> s\d+ : .+$/.test(line))
    expect(drawn).toHaveLength(arrows.flatMap(({ targets }) => (targets.length > 0 ? targets : [''])).length)
    const opened = lines.filter((line) => line.endsWith('{')).length
    expect(lines.filter((line) => line.trim() === '}')).toHaveLength(opened)
  })
})

test('the Mermaid diagram of a chart', () => {
  const flow = flows.find(({ name }) => name === 'consent')
  if (flow === undefined) throw new Error('There is no chart of the consent.')
  expect(mermaidOf(flow)).toMatchInlineSnapshot(`
    "---
    title: "Autorização"
    ---
    stateDiagram-v2
      [*] --> s1
      state "Verificando a autorização" as s1
      state "Decidindo" as s2
      state s2 {
        [*] --> s3
        state "Caixa desmarcada" as s3
        state "Falta marcar a caixa" as s4
        state "Recusada pelo servidor" as s5
        state "Caixa marcada" as s6
        s3 --> s4 : clica em Gravar
        s4 --> s4 : clica em Gravar
      }
      state "Gravando a autorização" as s7
      state "Autorizado" as s8
      s8 --> [*]
      state "A equipe voltou sem autorizar" as s9
      s9 --> [*]
      state "Sem autorização, que não se pede à equipe" as s10
      s10 --> [*]
      s1 --> s8 : a verificação responde, se já autorizou
      s1 --> s2 : a verificação responde, se é preciso pedir
      s1 --> s10 : a verificação responde
      s2 --> s6 : marca ou desmarca a caixa, se marcou
      s2 --> s3 : marca ou desmarca a caixa
      s2 --> s9 : clica em Voltar, se é da equipe
      s5 --> s7 : clica em Gravar
      s6 --> s7 : clica em Gravar
      s7 --> s8 : a gravação termina, se deu certo
      s7 --> s5 : a gravação termina
    "
  `)
})
