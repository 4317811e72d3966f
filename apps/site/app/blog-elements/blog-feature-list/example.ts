import type { BlogElement } from '../element';

export const example: BlogElement<'BlogFeatureList'> = {
	__typename: 'BlogFeatureList',
	id: 'feature-list-1',
	heading: 'Before you press send',
	features: [
		{
			title: 'Count the segments',
			text: 'One dash copied from a text processor turns 160 characters into 70.',
		},
		{
			title: 'Send it to yourself',
			text: 'On one old phone and one new one.',
		},
	],
};
