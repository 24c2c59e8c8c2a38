/** Swedish writes a day as yyyy-mm-dd. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The day it is at the fund at that instant, yyyy-mm-dd (D-81). */
export const todayInSaoPaulo = (now: Date) => day.format(now)
