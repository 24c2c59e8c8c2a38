import { Card } from '#ui/primitives/card.tsx'

import { Specimen } from './specimen.tsx'
import * as css from './tokens.css.ts'

type Variants = Readonly<Record<string, string>>

const Swatches = ({ of, words = '' }: { of: Variants; words?: string }) => (
  <div className={css.swatches}>
    {Object.entries(of).map(([name, look]) => (
      <div key={name} className={css.swatch}>
        <div className={look}>{words}</div>
        {name}
      </div>
    ))}
  </div>
)

export function Tokens() {
  return (
    <Card title="Medidas e cores">
      <Specimen
        name="Letras"
        use="Uma escala só; md é o texto, sm o que o acompanha, xxl o título da página."
        stacked
      >
        {Object.entries(css.text).map(([name, look]) => (
          <p key={name} className={look}>
            {name}: Il1 O0 8B 5S, protocolo 2026000027
          </p>
        ))}
      </Specimen>
      <Specimen name="Cores" use="Pelo papel que têm, nunca pelo valor." stacked>
        <Swatches of={css.color} />
      </Specimen>
      <Specimen name="Tons" use="O que um aviso, uma situação ou um botão quer dizer." stacked>
        <Swatches of={css.tone} words="Texto" />
      </Specimen>
      <Specimen name="Espaços" use="Entre as partes e dentro delas." stacked>
        <Swatches of={css.space} />
      </Specimen>
      <Specimen
        name="Cantos e sombras"
        use="low para folhas, high para o que está por cima da página."
        stacked
      >
        <Swatches of={css.radius} />
        <Swatches of={css.elevation} />
      </Specimen>
    </Card>
  )
}
