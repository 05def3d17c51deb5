import type { answers } from '../i18n/vi/answers.ts'

/** The one table from what went wrong to the HTTP status that says so. */
export const statuses = {
  invalid_input: 400,
  required: 400,
  too_long: 400,
  unknown_field: 400,
  malformed_body: 400,
  invalid_phone: 400,
  invalid_email: 400,
  password_too_weak: 400,
  not_signed_in: 401,
  wrong_sign_in: 401,
  not_allowed: 403,
  cross_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  phone_taken: 409,
  email_taken: 409,
  body_too_large: 413,
  unsupported_body: 415,
  too_many_tries: 429,
  internal: 500,
  busy: 503,
  database_unavailable: 503,
  stopping: 503,
} as const satisfies { [K in keyof typeof answers]?: number }
