import type { PartExamples } from '~/testing/part-examples';
import { StateMark } from './state-mark';

export const examples: PartExamples = (t) => ({
	Delivered: <StateMark state="delivered" />,
	Failed: <StateMark state="failed" />,
	'On its way': <StateMark state="sent" />,
	'With a custom text': (
		<StateMark state="passed" word={t({ en: 'Found', da: 'Fundet', de: 'Gefunden' })} />
	),
});
