import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'FeatureCardsSection'> = {
	__typename: 'FeatureCardsSection',
	id: 'feature-cards',
	eyebrow: 'Channels',
	heading: 'Three channels, one request',
	text: '<p>The channel is one field in the request.</p>',
	columns: 3,
	theme: 'light',
	cards: [
		{
			icon: 'message-square',
			heading: 'SMS',
			text: '<p>For what must arrive within seconds.</p>',
			image: exampleDrawing('product-sms', 'A phone with messages'),
			link: exampleLink('/sms', 'More about SMS'),
		},
		{
			icon: 'messages-square',
			heading: 'RCS',
			text: '<p>A verified sender with pictures.</p>',
			image: null,
			link: exampleLink('/rcs', 'More about RCS'),
		},
		{
			icon: 'no-such-icon',
			heading: 'E-mail',
			text: '<p>For anything worth keeping.</p>',
			image: null,
			link: null,
		},
	],
};
