/** Whether a text is a path of this very site: nothing that a browser could read as another host. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%#]*$/.test(text)
}
