import type { PartExamples } from '~/testing/part-examples';
import { SearchView } from './search-view';

const plain = (text: string) => [{ text, isMatch: false }];

export const examples: PartExamples = (t) => ({
	'Before a search': <SearchView results={null} />,
	Found: (
		<SearchView
			results={{
				query: 'segment',
				isIncomplete: false,
				groups: [
					{
						group: 'pages',
						results: [
							{
								href: '/sms',
								title: plain('SMS'),
								text: [
									{
										text: t({
											en: 'A long message is sent in ',
											da: 'En lang besked sendes i ',
											de: 'Eine lange Nachricht wird in ',
										}),
										isMatch: false,
									},
									{
										text: t({ en: 'segments', da: 'segmenter', de: 'Segmenten' }),
										isMatch: true,
									},
									{
										text: t({
											en: ' of 153 characters.',
											da: ' på 153 tegn.',
											de: ' zu 153 Zeichen gesendet.',
										}),
										isMatch: false,
									},
								],
							},
						],
					},
					{
						group: 'countries',
						results: [
							{
								href: '/pricing?countries=DK',
								title: plain(t({ en: 'Denmark', da: 'Danmark', de: 'Dänemark' })),
								text: plain('DK · +45'),
							},
						],
					},
				],
			}}
		/>
	),
	'Nothing found': (
		<SearchView
			results={{
				query: t({ en: 'bollard', da: 'pullert', de: 'Poller' }),
				isIncomplete: false,
				groups: [],
			}}
		/>
	),
	'Content is down': <SearchView results={{ query: 'sms', isIncomplete: true, groups: [] }} />,
});
