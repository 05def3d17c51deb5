/** In ms, on the server. */
export const timeouts = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** Statements of a service are short: compiling one or starting workers for it takes longer than they save. */
export const forShortStatements = { jit: 'off', max_parallel_workers_per_gather: 0 }
