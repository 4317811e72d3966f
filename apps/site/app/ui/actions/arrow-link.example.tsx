import { exampleLink } from '~/sections/example-parts';
import type { PartExamples } from '~/testing/part-examples';
import { ArrowLink } from './arrow-link';

export const examples: PartExamples = {
	'On the site': <ArrowLink link={exampleLink('/sms', 'More about SMS')} />,
	'In a new tab': (
		<ArrowLink link={{ url: 'https://status.example', title: 'Status', target: '_blank' }} />
	),
};
