/** A read that the server refused, and when to retry it (D-130). */
export const refusedTitle = 'Não foi possível carregar agora'
export const waitFor = (seconds: number) => `Aguarde ${duration(seconds)} para tentar novamente.`
export const waitOver = 'Você já pode tentar novamente.'

/** Rounded up, so that a retry is never too early: '30 segundos', '2 minutos', '3 horas'. */
function duration(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'segundo')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? counted(minutes, 'minuto') : counted(Math.ceil(minutes / 60), 'hora')
}

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`
