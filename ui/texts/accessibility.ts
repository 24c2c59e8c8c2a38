/** The statement of accessibility (P-131, P-185). */
export const lead = 'Este portal é para todas as pessoas que participam do fundo.'

export const doneTitle = 'O que foi feito'
export const standards =
  'Seguimos as diretrizes WCAG 2.2 (nível AA), a norma ABNT NBR 17225:2025 e o Modelo de Acessibilidade em Governo Eletrônico (eMAG 3.1), como pede a Lei Brasileira de Inclusão (Lei 13.146, de 2015).'
export const done = [
  'Tudo pode ser feito só com o teclado, e o campo em foco fica sempre destacado.',
  'Cada tela, aviso e erro é marcado para que leitores de tela o anunciem, e cada erro leva ao campo que precisa de correção.',
  'O texto pode ter o dobro do tamanho, e a tela do computador pode ser ampliada até quatro vezes, sem que nada saia da tela.',
  'As cores têm contraste, e nada é dito só por elas. Se você usa cores de alto contraste no seu aparelho, elas valem aqui também.',
  'Se o seu aparelho está configurado para reduzir animações, o portal respeita.',
  'As letras são da fonte Atkinson Hyperlegible Next, do Braille Institute, feita para quem enxerga pouco.',
  'O portal funciona no Chrome e no Edge 111, no Firefox 121 e no Safari 16.4 (iPhone e iPad com iOS 16.4), e em versões mais novas.',
  'O portal avisa 5 minutos antes do fim da sessão, e você pode continuar conectado.',
] as const

export const checkedTitle = 'Como foi conferido'
export const checked =
  'Um programa (axe-core) confere cada tela do portal, na largura do computador e na de um celular pequeno, com as cores comuns e com as de alto contraste. Um requerimento é aberto, preenchido e enviado só com o teclado. Ainda não houve uma avaliação independente, nem por pessoas que usam leitores de tela no dia a dia.'

export const lackingTitle = 'O que ainda não está bom'
export const lacking = [
  'Os documentos aparecem como foram enviados: fotos não têm descrição, e leitores de tela podem não conseguir ler páginas digitalizadas.',
  'O portal não tem tradução para Libras.',
] as const

export const shortcutsTitle = 'Atalhos do teclado'
export const shortcutsLead =
  'Aperte o número junto com Alt. No Firefox, junto com Alt e Shift; no Mac, junto com Control e Option.'
export const shortcuts = [
  '1: conteúdo',
  '2: menu',
  '3: busca, na lista de requerimentos',
  '4: rodapé',
] as const

export const barrierTitle = 'Encontrou uma barreira?'
export const barrier =
  'Fale com o atendimento do fundo, ou escreva para o e-mail ou o endereço que estão no seu extrato, e diga em que tela foi e o que aconteceu. Se preferir, o atendimento preenche o requerimento com você.'
export const authorities =
  'Se a resposta não resolver, você pode reclamar à Previc, que fiscaliza os fundos de pensão, ou ligar para o Disque 100, que recebe denúncias de desrespeito aos direitos das pessoas com deficiência.'

/** Update the text, its date and its version whenever the portal changes in these points; read it again for each version. */
export const statement = 'Declaração de 22 de novembro de 2026, sobre a versão 3.1 do portal.'
