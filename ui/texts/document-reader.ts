/** "Ver" and "Baixar" of a stored document, and its dialog (D-77). */
export const seeNamed = (fileName: string) => `Ver ${fileName}`
export const downloadNamed = (fileName: string) => `Baixar ${fileName}`

export const opening = 'Abrindo o documento…'
export const notShownHere = 'Não dá para mostrar este documento aqui. Baixe o arquivo para abrir.'
export const firstPageAlone =
  'Neste aparelho só a primeira página apareceria aqui. Abra o documento em outra aba ou baixe o arquivo.'
export const openInTab = 'Abrir em outra aba'
export const damagedPicture =
  'Não foi possível mostrar esta imagem: o arquivo pode estar danificado. Baixe o arquivo e tente abrir no seu aparelho. Se também não abrir, envie o documento de novo.'
export const picture = 'Imagem'
export const enlarge = 'Ampliar'
export const fit = 'Ver inteira'
