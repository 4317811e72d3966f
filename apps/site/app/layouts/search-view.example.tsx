import type { PartExamples } from '~/testing/part-examples';
import { SearchView } from './search-view';

const plain = (text: string) => [{ text, isMatch: false }];

export const examples: PartExamples = {
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
									{ text: 'A long message is sent in ', isMatch: false },
									{ text: 'segments', isMatch: true },
									{ text: ' of 153 characters.', isMatch: false },
								],
							},
						],
					},
					{
						group: 'countries',
						results: [
							{ href: '/pricing?countries=DK', title: plain('Denmark'), text: plain('DK · +45') },
						],
					},
				],
			}}
		/>
	),
	'Nothing found': <SearchView results={{ query: 'bollard', isIncomplete: false, groups: [] }} />,
	'Content is down': <SearchView results={{ query: 'sms', isIncomplete: true, groups: [] }} />,
};
