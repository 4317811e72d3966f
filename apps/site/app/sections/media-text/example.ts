import { exampleAnimation } from '~/testing/example-animation';
import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'MediaTextSection'> = {
	__typename: 'MediaTextSection',
	id: 'media-text',
	eyebrow: 'Every message’s fate',
	heading: '“Sent” is not an answer',
	text: '<p>We show the whole way, with times.</p>',
	bullets: ['queued: we have it', 'delivered: the phone has it'],
	buttons: [exampleButton('/blog/webhooks-that-survive', 'How to receive statuses', 'secondary')],
	image: null,
	animation: {
		...exampleAnimation,
		animationLink: '/content/media/delivery.json',
		poster: exampleDrawing('feature-dashboard', 'A dashboard with charts'),
		alt: 'A message travels from sender to phone',
	},
	mediaPosition: 'right',
	theme: 'light',
};
