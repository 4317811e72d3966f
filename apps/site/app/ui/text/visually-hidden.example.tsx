import type { PartExamples } from '~/testing/part-examples';
import { VisuallyHidden } from './visually-hidden';

export const examples: PartExamples = (t) => ({
	'A hidden text': (
		<p>
			€0.00{' '}
			<VisuallyHidden>{t({ en: 'free of charge', da: 'gratis', de: 'kostenlos' })}</VisuallyHidden>
		</p>
	),
});
