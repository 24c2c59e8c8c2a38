/** Files are held, and not a text or a link. */
export const holdsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true
