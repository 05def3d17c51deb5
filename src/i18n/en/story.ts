import { english } from '../index.ts'
import type { story as vi } from '../vi/story.ts'

export const story = english<typeof vi>()({
  'why.title': 'Why parents choose An Nhi',
  'why.lead': 'One kite string, three jobs: protect, keep track, educate.',
  'why.protect': 'Protect',
  'why.protect_text':
    'AI helps stop harmful sites before they open. You draw up the lists of what to allow and what to block, the way your family wants it.',
  'why.track': 'Keep track',
  'why.track_text': 'See which sites and software your child used today, and for how long, right on your own phone.',
  'why.educate': 'Educate',
  'why.educate_text':
    'Homework and learning games earn points. You turn points into free time, and your child learns what an hour is worth.',

  'features.title': 'Know how the day went, without hovering',
  'features.lead':
    'An Nhi records how the computer was used and sends a short report to your phone. By the evening you know what to ask about.',
  'features.history': 'Web and software history',
  'features.history_text': 'Which site or program was opened, and when. Browse by day or search by keyword.',
  'features.statistics': 'Time statistics',
  'features.statistics_text': 'How many minutes today, for every site and every app.',
  'features.screenshots': 'Regular screenshots',
  'features.screenshots_text': 'You choose how often they are taken and where they are kept.',
  'features.reports': 'Reports on your phone',
  'features.reports_text': 'The figures from your child’s device are synced to your phone.',
  'features.alerts': 'Notifications and AI warnings',
  'features.alerts_text': 'When something looks wrong, you hear at once, not at the end of the day.',

  'phone.label': 'The parent’s phone',
  'phone.caption':
    'An illustration of the screen. You see today’s total, the time in each app, and a request from your child that is waiting.',
  'phone.child': 'Na · today',
  'phone.total': '1 hr 40 min',
  'phone.of': 'of 2 hours allowed',
  'phone.study': 'Maths site',
  'phone.study_time': '55 min',
  'phone.video': 'Videos',
  'phone.video_time': '30 min',
  'phone.game': 'Games',
  'phone.game_time': '15 min',
  'phone.asks': 'May I have 20 more minutes to finish my drawing?',
  'phone.deny': 'Tomorrow',
  'phone.approve': 'Allow',

  'where.title': 'Where it works',
  'where.platform': 'Platform',
  'where.for': 'What it is for',
  'where.state': 'Status',
  'where.web': 'This website',
  'where.web_for': 'Your account, packages, wallet and renewals',
  'where.web_state': 'Working',
  'where.windows_for': 'The child’s computer: block and allow, computer hours, history, screenshots',
  'where.windows_versions': 'Windows 7 SP1 to 11',
  'where.windows_state': 'Download here',
  'where.android_for': 'The child’s phone, and the parent’s: reports, notifications, approving requests',
  'where.android_versions': 'Android 10 to 15',
  'where.android_state': 'Not in the store yet',
  'where.ios_for': 'The child’s iPhone and the parent’s',
  'where.ios_versions': 'iOS 18',
  'where.ios_state': 'In development',

  'protect.title': 'Block what harms, leave a way to what they need',
  'protect.lead':
    'No software blocks everything. An Nhi does its part, and lets your child ask you when it blocks too much.',
  'protect.ai': 'AI helps recognise and block harmful sites, not only those on your list.',
  'protect.lists': 'Lists of what to allow and what to block, for sites and apps, with sample keywords to start from.',
  'protect.requests': 'Need a site for homework? Your child sends a request, and you approve or deny it on your phone.',
  'protect.notices': 'Every family is different: you choose how things are blocked and what you are told about.',
  'sees.title': 'What does your child see?',
  'sees.text':
    'An Nhi does not hide: its icon is in the system tray. Talk to your child before you install it. A rule is easier to keep when you know the reason. You set its password, and you can quit it completely at any time.',
  'blocked.label': 'The child’s computer',
  'blocked.caption':
    'An illustration of the screen. When a site is blocked, your child can read why and send you a request.',
  'blocked.address': 'games.example.vn',
  'blocked.title': 'This site is blocked',
  'blocked.text': 'Your parents have not allowed this site. If you need it for school, ask them.',
  'blocked.ask': 'Ask to open it',

  'educate.title': 'Study first, then play: screen time they earn themselves',
  'educate.lead':
    'Instead of bargaining every evening, the family has one rule: homework and learning games earn points, and points become free time.',
  'educate.earn': 'Your child studies, and learns by playing',
  'educate.earn_text': 'Homework and learning games bring points.',
  'educate.convert': 'You convert the points',
  'educate.convert_text': 'You decide how many points make how many minutes.',
  'educate.enjoy': 'Your child gets to play',
  'educate.enjoy_text': 'Time they earned is time they value.',

  'time.title': 'A time for everything, and no more nagging',
  'time.lead':
    'Set it once and it applies every day. You remind less, and your child knows beforehand when it is time to stop.',
  'time.windows': 'Computer hours',
  'time.windows_text': 'Choose the hours of the day when the computer is free to use.',
  'time.limits': 'Limits for each site and app',
  'time.limits_text': 'Games for 30 minutes a day, the maths site without limit.',
  'time.shutdown': 'Scheduled shutdown',
  'time.shutdown_text': 'At bedtime the computer switches itself off.',
  'week.label': 'The child’s hours',
  'week.caption':
    'An illustration of the screen. The dark cells are the hours when the computer may be used: late afternoons every day, and mornings at the weekend.',
  'week.days': 'Mo Tu We Th Fr Sa Su',

  'voices.title': 'Three families, three routines',
  'voices.note': 'We wrote these three stories to show how it is used. They are not quotes from customers.',
  'voices.mark': 'Illustration',
  'voices.first':
    'Every evening it was “five more minutes”. Now the computer goes off at nine, and we have time for a story.',
  'voices.first_who': 'A mother in Da Nang, child in grade 3',
  'voices.second':
    'I work far from home. The report on my phone tells me what my son studied today, so when I call, we have something to talk about.',
  'voices.second_who': 'A father in Can Tho, child in grade 7',
  'voices.third':
    'The children add up their points for playtime. I no longer remind them about homework; now they remind me to check their points.',
  'voices.third_who': 'A grandmother in Hue, looking after two grandchildren',
})
