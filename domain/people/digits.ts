/** Only the digits of a text: '529.982.247-25' gives '52998224725'. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')
