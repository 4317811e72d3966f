import type { PartExamples } from '~/testing/part-examples';
import { StateMark } from './state-mark';

export const examples: PartExamples = (say) => ({
	Delivered: <StateMark state="delivered" />,
	Failed: <StateMark state="failed" />,
	'On its way': <StateMark state="sent" />,
	'In words of its own': (
		<StateMark state="passed" word={say({ en: 'Found', da: 'Fundet', de: 'Gefunden' })} />
	),
});
