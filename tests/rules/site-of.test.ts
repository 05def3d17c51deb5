import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../../src/shared/rules/site-of.ts'

test('the site of an address is its host without www, however it was typed', () => {
  const typed: [string, string | null][] = [
    ['https://www.youtube.com/watch?v=1', 'youtube.com'],
    [' HTTP://Game.VN. ', 'game.vn'],
    ['game.vn/a', 'game.vn'],
    ['www.vn', 'www.vn'],
    ['xem.www.vn', 'xem.www.vn'],
    ['sách.vn', 'xn--sch-ela.vn'],
    ['game.vn:8080', 'game.vn'],
    ['ftp://game.vn', null],
    ['javascript:alert(1)', null],
    ['127.0.0.1', null],
    ['localhost', null],
    ['game vn', null],
    ['', null],
  ]
  for (const [address, site] of typed) assert.is(siteOf(address), site, address)
})

test.run()
