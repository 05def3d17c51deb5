/** Passwords that satisfy every rule but are among the first an attacker guesses. Compared case-insensitively. */
const stems = [
  'abc abcd admin anhyeuem asd asdf connit demo giadinh hanoi hello iloveyou letmein matkhau master',
  'p@ssw0rd p@ssword pass passw0rd password qaz qwe qwer qwerty root saigon secret test user vietnam',
  'welcome zaq zxc a aa aaa',
].flatMap(line => line.split(' '))
const digits = '1 12 123 1234 12345 123456 12345678 123456789 111 2024 2025 2026'.split(' ')
const marks = '@ ! # $ . *'.split(' ')

export function isCommon(password: string): boolean {
  return common.has(password.toLowerCase())
}

const common = new Set([
  ...'p@ssw0rd 1qaz@wsx zaq1@wsx 1qaz!qaz !qaz2wsx qwe!@#123 p@$$w0rd pa$$w0rd p@55w0rd'.split(' '),
  ...stems.flatMap(stem =>
    digits.flatMap(number => marks.flatMap(mark => [stem + mark + number, stem + number + mark])),
  ),
])
