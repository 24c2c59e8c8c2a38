import { Alert } from '#ui/primitives/alert.tsx'
import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

/** Help for participants without a password (core 2, /naotemsenha). */
export function NoPassword() {
  return (
    <div className={narrow}>
      <PageTitle>Não tem senha?</PageTitle>
      <Card title="Qual senha usar">
        <p>
          A senha deste portal é a mesma da área restrita do participante. Se você já entra lá, use aqui o seu
          CPF e aquela senha.
        </p>
      </Card>
      <Card title="Nunca tive senha ou esqueci a minha">
        <p>
          Fale com o atendimento do fundo e peça uma senha. Tenha à mão o seu CPF e um documento de
          identidade: eles serão conferidos antes que a senha seja criada.
        </p>
        <Alert tone="warning" title="Proteja a sua senha">
          <p>
            Não a informe a outra pessoa. O fundo nunca pede a sua senha por telefone, e-mail ou mensagem.
          </p>
        </Alert>
      </Card>
      <BackToList />
    </div>
  )
}
