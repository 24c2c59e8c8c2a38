/** Whether the browser translates the page: it marks the root, or puts texts into `<font>`, which no screen has. */
export function isTranslated(): boolean {
  const { classList } = document.documentElement
  return (
    classList.contains('translated-ltr') ||
    classList.contains('translated-rtl') ||
    document.querySelector('font') !== null
  )
}
