/** Changes that no test can notice, because they change nothing that anybody sees, each with the reason. */
export const explained: Record<string, Record<string, string>> = {}
