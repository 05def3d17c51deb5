/** The counts and names that a run of a job or of the translator puts into its log line. */
export type Summary = Record<string, number | string>
