/** The Swedish locale formats a date as yyyy-mm-dd. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The date at the fund at that time, yyyy-mm-dd (D-81). */
export const todayInSaoPaulo = (now: Date) => day.format(now)
