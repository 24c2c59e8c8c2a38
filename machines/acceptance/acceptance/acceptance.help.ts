export const ANSWERING =
  'Compare o valor de hoje com o novo valor, escolha se concorda e clique em Enviar. Antes do envio, perguntamos mais uma vez.'

export const READING =
  'Aqui você vê os valores, os beneficiários e as mensagens do fundo. Agora nada pode ser alterado.'
