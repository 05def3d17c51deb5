const counter = <const L extends string[]>(help: string, ...labels: L) => ({ type: 'counter', help, labels }) as const
const gauge = <const L extends string[]>(help: string, ...labels: L) => ({ type: 'gauge', help, labels }) as const
const histogram = <const L extends string[]>(help: string, ...labels: L) =>
  ({ type: 'histogram', help, labels }) as const

/**
 * All that `/metrics` says, in its order. A label has few values, which are kinds, states and codes of ours: never an
 * id, an address or a phone, nor a path as it was asked for. None is called `job` or `instance`, which Prometheus adds.
 */
export const families = {
  anni_http_requests_total: counter('Requests answered, by kind of route and class of status.', 'kind', 'status'),
  anni_http_duration_seconds: histogram('Time until a request was answered, or its answer held.', 'kind'),
  anni_http_requests_in_flight: gauge('Requests being answered; at 256 more are refused.'),
  anni_http_requests_shed_total: counter(
    'Requests refused with 503 because there were too many or the process was slow.',
  ),
  anni_event_loop_delay_seconds: gauge(
    'Worst delay of the event loop in the last 15 s: the 99th percentile of half a second.',
  ),
  anni_cpu_seconds_total: counter('Processor time used by this process.'),
  anni_memory_bytes: gauge('Memory of this process, and how large its heap may become.', 'kind'),
  anni_start_time_seconds: gauge('When this process started, in Unix time.'),
  anni_hashing_waiting: gauge('Password hashes that wait for their turn.'),
  anni_hashing_refused_total: counter('Password hashes refused with 503 because too many waited.'),
  anni_database_up: gauge('1 if the database answered within a second when it was last read.'),
  anni_database_connections: gauge('Open connections to the database, by state.', 'state'),
  anni_database_connections_max: gauge('Connections to the database that this process may open.'),
  anni_database_waiting: gauge('Statements and transactions that wait for a connection to the database.'),
  anni_migrations_missing: gauge('Migrations of this build that the database does not have yet.'),
  anni_job_finished_timestamp_seconds: gauge('When a job last finished, in whichever process, in Unix time.', 'name'),
  anni_job_duration_seconds: gauge('How long the last finished run of a job took.', 'name'),
  anni_job_failures_total: counter('Runs of a job in this process that failed, as a whole or in a part.', 'name'),
  anni_gateway_calls_total: counter(
    'Calls to VNPay and from it, by kind and by what became of them.',
    'kind',
    'outcome',
  ),
  anni_gateway_failing: gauge('1 if VNPay does not answer our questions.'),
  anni_sms_messages_total: counter(
    'Messages given to the SMS provider, by what it said, and those over the cap of the day.',
    'outcome',
  ),
  anni_sms_left_today: gauge('Messages that may still be sent before the cap of the day.'),
  anni_device_calls_held: gauge('Calls of machines whose answers are held.'),
  anni_news_streams_open: gauge('Open pages of parents that are told what changes.'),
  anni_machines: gauge('Paired machines, by the state that their journals were told last.', 'state'),
}

type Families = typeof families
export type Name = keyof Families
export type Labels<N extends Name> = Families[N]['labels'] extends []
  ? []
  : [labels: Record<Families[N]['labels'][number], string>]
