/** The frame of every screen: logo, help, footer, skip links, and the participant. */
export const logoFirstLine = 'Fundação'
export const logoName = 'Horizonte'

export const skipToContent = 'Pular para o conteúdo'
export const skipToMenu = 'Pular para o menu'
export const skipToFoot = 'Pular para o rodapé'

export const help = 'Ajuda'
export const versionOf = (version: string) => `Versão ${version}`

export const participantName = 'Nome'
