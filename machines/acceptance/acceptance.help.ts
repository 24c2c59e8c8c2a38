export const ANSWERING =
  'Compare o valor de hoje com o novo valor, escolha se concorda e clique em Enviar. Antes do envio, perguntamos mais uma vez.'

export const CORRECTING =
  'Troque os documentos que o fundo rejeitou pelo botão Anexar de cada um e clique em Enviar.'

export const ATTACHING =
  'Escolha de onde vem o documento. Ele só vai para a linha em que você clicou em Anexar.'

export const JUDGING =
  'Escolha a situação de cada documento dos beneficiários: ela é gravada na hora. As situações da lista são as do seu papel.'

export const READING =
  'Aqui você vê os valores, os beneficiários e as mensagens do fundo. Agora nada pode ser alterado.'
