/** Whether the work ended within the time; it may go on afterwards. */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer))
}
