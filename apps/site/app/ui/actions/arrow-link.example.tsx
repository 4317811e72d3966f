import { exampleLink } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { ArrowLink } from './arrow-link';

export const examples: PartExamples = (t) => ({
	'On the site': (
		<ArrowLink
			link={exampleLink(
				'/sms',
				t({ en: 'More about SMS', da: 'Mere om sms', de: 'Mehr über SMS' }),
			)}
		/>
	),
	'In a new tab': (
		<ArrowLink link={{ url: 'https://status.example', title: 'Status', target: '_blank' }} />
	),
});
