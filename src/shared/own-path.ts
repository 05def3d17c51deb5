/** Whether a text is a path on this site that no browser or router could read as another host. */
export function isOwnPath(text: string): boolean {
  return /^\/[\w\-./?=&%#+*]*$/.test(text) && !/(\/|%2f|%5c)(\.|%2e)*(\/|%2f|%5c)/i.test(text)
}
